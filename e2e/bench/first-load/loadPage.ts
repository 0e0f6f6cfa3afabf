import type { Browser, CDPSession, Page } from 'playwright';
import { type LoadMeasurements, settleMs, watchLoad } from './watchLoad.ts';

/** The emulated network and processor of a page load. */
export interface Conditions {
  /** Latency of every request. Milliseconds. */
  latencyMs: number;
  /** Bandwidth in each direction, in bits per second; undefined = no limit. */
  bitsPerSecond: number | undefined;
  /** CPU throttling factor: how many times slower than on this machine the page's scripts run. */
  slowdown: number;
}

export interface Load {
  url: string;
  /** Pages without scripts are interactive as soon as they are painted. */
  hasScript: boolean;
  conditions: Conditions;
  viewport?: { width: number; height: number };
  /** Called before the page is requested, e.g. to subscribe to the browser's network events. */
  onSession?: (session: CDPSession) => void;
}

export interface Frame extends LoadMeasurements {
  /** When the frame's document was received completely. Milliseconds since 1970. */
  documentAt: number;
  /** The frame's requests and the time of each. */
  requests: { url: string; at: number }[];
}

/**
 * Loads a page with an empty cache and measures each of its frames, the main frame first. A page whose header never
 * appears (on a busy machine about one in a hundred) is loaded again, at most twice.
 */
export async function loadPage(browser: Browser, load: Load): Promise<[Frame, ...Frame[]]> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await loadOnce(browser, load);
    } catch (error) {
      if (failures === 2) throw error;
      process.stderr.write(`\n${(error as Error).message}; trying again\n`);
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
    const timeout = setTimeout(
      () => settled.reject(new Error(`${load.url} has no header after 20 s`)),
      20_000,
    );
    await settled.promise.finally(() => clearTimeout(timeout));
    const [main, ...iframes] = await Promise.all(page.frames().map(measurementsOf));
    return [main as Frame, ...iframes];
  } finally {
    await context.close();
  }
}

async function emulate(page: Page, { conditions, onSession }: Load): Promise<void> {
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
  onSession?.(session);
}

const measurementsOf = (frame: ReturnType<Page['mainFrame']>): Promise<Frame> =>
  frame.evaluate(() => {
    const { measurements } = globalThis as unknown as { measurements: LoadMeasurements };
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      ...measurements,
      documentAt: measurements.startedAt + (navigation?.responseEnd ?? 0),
      requests: performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ url: name, at: measurements.startedAt + startTime })),
    };
  });
