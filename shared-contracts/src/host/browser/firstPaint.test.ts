import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPaint } from './firstPaint.ts';

const { getEntriesByType } = performance;
let frames: FrameRequestCallback[];
const then = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  then.mockClear();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  performance.getEntriesByType = getEntriesByType;
});

function startOnPage({ paints }: { paints: number }) {
  performance.getEntriesByType = (type) => (type === 'paint' ? Array(paints).fill({}) : []);
  void firstPaint()?.then(then);
}

test('a page that has been painted does not wait', () => {
  performance.getEntriesByType = () => [{} as PerformanceEntry];

  expect(firstPaint()).toBeUndefined();
});

test('the first frame has been painted in the task after it', async () => {
  startOnPage({ paints: 0 });

  await vi.advanceTimersByTimeAsync(50);
  expect(then).not.toHaveBeenCalled();
  for (const frame of frames) frame(0);
  await vi.advanceTimersByTimeAsync(1);

  expect(then).toHaveBeenCalledOnce();
});

test('a page without frames is waited for a moment only', async () => {
  startOnPage({ paints: 0 });

  await vi.advanceTimersByTimeAsync(300);

  expect(then).toHaveBeenCalledOnce();
});
