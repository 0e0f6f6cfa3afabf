import type { Page } from 'playwright';
import type { Bench, Sample } from './bench.ts';
import { type BenchContext, withPage } from './browser.ts';
import type { PageName } from './first-load/pages.ts';

const variants = {
  'static HTML': 'static',
  'bundled, preloaded': 'bundled',
  'federation as documented': 'documented',
  'ours without federation': 'handover',
  ours: 'federated',
} satisfies Record<string, PageName>;

/** Measures the memory that a header adds to its page, when the page has loaded and nothing happens on it. */
export async function memory(context: BenchContext): Promise<Bench> {
  const [hosts, browser] = await Promise.all([context.hosts(), context.browser()]);
  const heapOf = (name: PageName): Promise<number> =>
    withPage(browser, {}, async (page) => {
      await page.goto(`${hosts.origin}/${name}`, { waitUntil: 'networkidle' });
      if (name !== 'none' && name !== 'static')
        await page.waitForFunction(() => performance.getEntriesByName('grocer-header').length > 0);
      await page.waitForLoadState('networkidle');
      return measureHeap(page);
    });
  const measure = async (page: PageName): Promise<Sample> => {
    const withoutHeader = await heapOf('none');
    return { memory: (await heapOf(page)) - withoutHeader };
  };
  return {
    title: 'Memory on an idle page',
    conditions:
      'Memory of scripts and DOM after garbage collection, less that of the same page without a header.',
    variants: new Map(Object.entries(variants).map(([name, page]) => [name, () => measure(page)])),
    columns: [{ name: 'memory', unit: 'KB', digits: 0 }],
    goals: ['ours', 'ours without federation'].map((of) => ({
      column: 'memory',
      of,
      to: 'bundled, preloaded',
      atMost: 1.1,
      reason: 'The federation runtime and the host kit are there as well.',
    })),
    roundsOf: 3,
  };
}

/** Kilobytes of live objects: of scripts, of the DOM and of buffers. */
async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // The second collection frees objects with finalizers.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const heap = await session.send('Runtime.getHeapUsage');
  return (heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize) / 1024;
}
