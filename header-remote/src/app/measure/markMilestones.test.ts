// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { markMilestones } from './startMeasuring.ts';

let stop = () => {};

beforeEach(() => {
  // Each test is a page: every mark is set once per page.
  vi.resetModules();
});
afterEach(() => {
  stop();
  performance.clearMarks();
  vi.restoreAllMocks();
});

async function paintedAt(header: { stamp: string; renderedAt?: number; firstContentAt?: number }) {
  document.body.innerHTML = '<div></div>';
  document.querySelector('div')?.setAttribute('data-grocer', header.stamp);
  const entries: Record<string, number | undefined> = {
    'first-contentful-paint': header.firstContentAt,
    'grocer-header': header.renderedAt,
  };
  const { getEntriesByName } = performance;
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => {
    const startTime = entries[name];
    return startTime === undefined ? [] : [{ startTime } as PerformanceEntry];
  });
  const module: { markMilestones: typeof markMilestones } = await import('./startMeasuring.ts');
  stop = module.markMilestones(createStore());
  return getEntriesByName.call(performance, 'grocer-header:painted')[0]?.startTime;
}

test('server HTML is painted with the page’s first content (behaviour/measurements#marks)', async () => {
  expect(await paintedAt({ stamp: '{"version":"1.2.3"}', firstContentAt: 300, renderedAt: 900 })).toBe(300);
});

test('a header without server HTML is painted after its first render', async () => {
  expect(await paintedAt({ stamp: '', firstContentAt: 300, renderedAt: 900 })).toBe(900);
});

test('a page that has not been painted has no such mark', async () => {
  expect(await paintedAt({ stamp: '{"version":"1.2.3"}', renderedAt: 900 })).toBeUndefined();
});

test('a page whose Performance API is broken works (behaviour/measurements#without-function)', async () => {
  vi.spyOn(performance, 'mark').mockImplementation(() => {
    throw new TypeError('performance.mark takes one argument');
  });

  await expect(paintedAt({ stamp: '', renderedAt: 900 })).resolves.toBeUndefined();
});
