import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { getEntriesByType } = performance;
const then = vi.fn();
let drawFrame: () => void;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  then.mockClear();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    drawFrame = callback;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  performance.getEntriesByType = getEntriesByType;
});

async function startOnPage({ paints = 0 } = {}) {
  performance.getEntriesByType = (type) => (type === 'paint' ? Array(paints).fill({}) : []);
  const { firstPaint } = await import('./firstPaint.ts');
  void firstPaint().then(then);
  await vi.advanceTimersByTimeAsync(0);
  return firstPaint;
}

test('a page that has been painted does not wait', async () => {
  await startOnPage({ paints: 1 });

  expect(then).toHaveBeenCalledOnce();
});

test('a page whose files were in the cache is painted first', async () => {
  await startOnPage();
  await vi.advanceTimersByTimeAsync(100);
  expect(then).not.toHaveBeenCalled();

  drawFrame();
  expect(then).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);

  expect(then).toHaveBeenCalledOnce();
});

test('a page that gets no frame, as in a background tab, waits for 200 ms', async () => {
  await startOnPage();

  await vi.advanceTimersByTimeAsync(199);
  expect(then).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(then).toHaveBeenCalledOnce();
});

test('the app and the header wait for the same frame', async () => {
  const firstPaint = await startOnPage();
  drawFrame();
  await vi.advanceTimersByTimeAsync(0);

  const again = vi.fn();
  void firstPaint().then(again);
  await vi.advanceTimersByTimeAsync(0);

  expect(again).toHaveBeenCalledOnce();
});
