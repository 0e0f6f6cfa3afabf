import { afterEach, expect, it, vi } from 'vitest';
import { throwUnlessLeft } from './throwUnlessLeft.ts';

afterEach(() => vi.useRealTimers());

it('a load that was aborted because the page is being left is not logged; another failure is, a second later', () => {
  vi.useFakeTimers();

  throwUnlessLeft(new Error('Loading chunk 1 failed'));

  // By now a page that was left is gone.
  vi.advanceTimersByTime(999);
  expect(() => vi.advanceTimersByTime(1)).toThrow('Loading chunk 1 failed');
});
