import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPaint } from './firstPaint.ts';

const { getEntriesByType } = performance;
const then = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  then.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  performance.getEntriesByType = getEntriesByType;
});

function startOnPage({ paints }: { paints: number }) {
  performance.getEntriesByType = (type) => (type === 'paint' ? Array(paints).fill({}) : []);
  void firstPaint().then(then);
}

test('a page that has been painted does not wait', async () => {
  startOnPage({ paints: 1 });

  await vi.advanceTimersByTimeAsync(0);

  expect(then).toHaveBeenCalledOnce();
});

test('a page whose files were in the cache is painted first', async () => {
  startOnPage({ paints: 0 });

  await vi.advanceTimersByTimeAsync(49);
  expect(then).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(then).toHaveBeenCalledOnce();
});
