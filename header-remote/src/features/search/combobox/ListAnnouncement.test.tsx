// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceAtom, ListAnnouncement } from './ListAnnouncement.tsx';
import { listAtom } from './listReducer.ts';

const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['half a second after it was opened, the number of searches is announced', undefined, /^You have: 3 /],
  ['the number does not replace what was announced meanwhile', 'Removed milk', /^Removed milk$/],
])('%s', (_, announcement, expected) => {
  const store = createStore();
  render(<ListAnnouncement />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  act(() => store.set(listAtom, { kind: 'opened', inputIsEmpty: true, history: ['milk', 'bread', 'eggs'] }));

  if (announcement) act(() => store.set(announceAtom, announcement));
  act(() => vi.advanceTimersByTime(500));

  expect(announced()).toMatch(expected);
});
