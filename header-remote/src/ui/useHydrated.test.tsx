// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useHydrated } from './useHydrated.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Menu = () =>
  useHydrated() ? <button type="button">Groceries</button> : <a href="/groceries">Groceries</a>;

describe('useHydrated', () => {
  test('a press that began on what the server rendered ends on it', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Menu />);
    const link = screen.getByRole('link');
    // No mouse of jsdom's holds anything down.
    const held = vi.spyOn(document, 'querySelector').mockReturnValue(link);

    await act(async () => void hydrateRoot(place, <Menu />));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByRole('link')).toBe(link);

    held.mockReturnValue(null);
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(screen.getByRole('button')).toBeDefined();
  });
});
