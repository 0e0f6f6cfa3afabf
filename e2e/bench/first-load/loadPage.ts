import type { Browser, CDPSession, Page } from 'playwright';
import { type Seen, settleMs, watchLoad } from './watchLoad.ts';

/** The network and the machine of a load. */
export interface Conditions {
  /** Milliseconds that every request waits for its answer. */
  latencyMs: number;
  /** Bits in a second, both ways together; undefined = no limit. */
  bitsPerSecond: number | undefined;
  /** How many times slower than this machine the page's scripts run. */
  slowdown: number;
}

export interface Load {
  url: string;
  /** Pages without scripts are ready when they are painted. */
  hasScript: boolean;
  conditions: Conditions;
  viewport?: { width: number; height: number };
  /** Hears the browser's network before the page is asked for. */
  listen?: (session: CDPSession) => void;
}

export interface Frame extends Seen {
  /** When the frame's own document had come. */
  documentAt: number;
  /** What the frame asked for, and when. */
  requests: { url: string; at: number }[];
}

/**
 * One load with nothing cached, of every frame of the page; the page's own comes first. A page that never gets its header
 * (a busy machine loses one in a hundred) is loaded anew, twice at most.
 */
export async function loadPage(browser: Browser, load: Load): Promise<[Frame, ...Frame[]]> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await loadOnce(browser, load);
    } catch (error) {
      if (failures === 2) throw error;
      process.stderr.write(`\n${(error as Error).message}; once more\n`);
    }
  }
}

async function loadOnce(browser: Browser, load: Load): Promise<[Frame, ...Frame[]]> {
  const viewport = load.viewport ?? { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, locale: 'en-GB', timezoneId: 'Europe/London' });
  try {
    const page = await context.newPage();
    await emulate(page, load);
    const settled = Promise.withResolvers<void>();
    await page.exposeBinding('loadSettled', () => settled.resolve());
    await page.addInitScript(watchLoad, { hasScript: load.hasScript, settleMs });
    await page.goto(load.url, { waitUntil: 'commit' });
    const late = setTimeout(() => settled.reject(new Error(`${load.url} has no header after 20 s`)), 20_000);
    await settled.promise.finally(() => clearTimeout(late));
    const [own, ...framed] = await Promise.all(page.frames().map(seenIn));
    return [own as Frame, ...framed];
  } finally {
    await context.close();
  }
}

async function emulate(page: Page, { conditions, listen }: Load): Promise<void> {
  const { latencyMs, bitsPerSecond, slowdown } = conditions;
  const bytesPerSecond = bitsPerSecond === undefined ? -1 : bitsPerSecond / 8;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  listen?.(session);
}

const seenIn = (frame: ReturnType<Page['mainFrame']>): Promise<Frame> =>
  frame.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Seen };
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      ...seen,
      documentAt: seen.startedAt + (navigation?.responseEnd ?? 0),
      requests: performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ url: name, at: seen.startedAt + startTime })),
    };
  });
