import type { Page } from 'playwright';
import type { Bench, Sample } from '../bench.ts';
import type { BenchContext } from '../benchContext.ts';
import { desktop } from '../first-load/devices.ts';
import type { PageName } from '../first-load/pages.ts';

const variants = {
  'static HTML': { page: 'static', hasScript: false },
  'bundled, preloaded': { page: 'bundled', hasScript: true },
  'federation as documented': { page: 'documented', hasScript: true },
  'ours without federation': { page: 'handover', hasScript: true },
  ours: { page: 'federated', hasScript: true },
} satisfies Record<string, { page: PageName; hasScript: boolean }>;

/** Measures the memory that a header adds to its page, when the page has loaded and nothing happens on it. */
export async function memory(context: BenchContext): Promise<Bench> {
  const [hosts, browser] = await Promise.all([context.hosts(), context.browser()]);
  const heapOf = async (name: PageName, hasScript: boolean): Promise<number> => {
    const pages = await browser.newContext(desktop);
    try {
      const page = await pages.newPage();
      await page.goto(`${hosts.origin}/${name}`, { waitUntil: 'networkidle' });
      if (hasScript)
        await page.waitForFunction(() => performance.getEntriesByName('grocer-header').length > 0);
      await page.waitForLoadState('networkidle');
      return await measureHeap(page);
    } finally {
      await pages.close();
    }
  };
  const measure = async ({ page, hasScript }: (typeof variants)[keyof typeof variants]): Promise<Sample> => {
    const withoutHeader = await heapOf('none', false);
    return { memory: (await heapOf(page, hasScript)) - withoutHeader };
  };
  return {
    title: 'Memory on an idle page',
    conditions:
      'Memory of scripts and DOM after garbage collection, less that of the same page without a header.',
    variants: new Map(Object.entries(variants).map(([name, variant]) => [name, () => measure(variant)])),
    columns: [{ name: 'memory', unit: 'KB', digits: 0 }],
    goals: ['ours', 'ours without federation'].map((of) => ({
      column: 'memory',
      of,
      to: 'bundled, preloaded',
      atMost: 1.1,
      reason: 'The federation runtime and the host kit are there as well.',
    })),
    roundsOf: 3,
    close: async () => {},
  };
}

/** Kilobytes of live objects: of scripts, of the DOM and of buffers. */
async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Objects with finalizers are freed by a second collection.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const heap: { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number } =
    await session.send('Runtime.getHeapUsage');
  return (heap.usedSize + (heap.embedderHeapUsedSize ?? 0) + (heap.backingStorageSize ?? 0)) / 1024;
}
