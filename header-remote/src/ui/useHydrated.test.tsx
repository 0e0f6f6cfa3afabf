// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHydrated } from './useHydrated.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Menu = () =>
  useHydrated() ? <button type="button">Groceries</button> : <a href="/groceries">Groceries</a>;

test('a press that began on server-rendered markup ends on the same element', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Menu />);
  const link = screen.getByRole('link');
  // Pretends that the link is pressed, because jsdom has no pointer.
  const pressed = vi.spyOn(document, 'querySelector').mockReturnValue(link);

  await act(async () => void hydrateRoot(container, <Menu />));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('link')).toBe(link);

  pressed.mockReturnValue(null);
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(screen.getByRole('button')).toBeDefined();
});
