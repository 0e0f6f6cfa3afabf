import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type Device, desktop } from './devices.ts';
import { type LoadMeasurements, type Milestone, settleMs, watchLoad } from './watchLoad.ts';

/** The emulated network and processor of a page load. */
export interface Conditions {
  /** Latency of every request. Milliseconds. */
  latencyMs: number;
  /** Bandwidth in each direction, in bits per second; undefined = no limit. */
  bitsPerSecond: number | undefined;
  /** CPU throttling factor: how many times slower than on this machine the page's scripts run. */
  slowdown: number;
}

/** A mid-range phone on a slow mobile network. */
export const slow: Conditions = { latencyMs: 150, bitsPerSecond: 1_600_000, slowdown: 4 };

export const unthrottled: Conditions = { latencyMs: 0, bitsPerSecond: undefined, slowdown: 1 };

export interface Load {
  url: string;
  /** Pages without scripts are taken over as soon as they are painted. */
  hasScript: boolean;
  conditions: Conditions;
  device?: Device;
  /** How many times the page was loaded before, without throttling: its files are then in the browser's cache. */
  earlierVisits?: number;
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
 * Loads a page in a new browser context and measures each of its frames, the main frame first. A page whose header
 * never appears (on a busy machine about one in a hundred) is loaded again, at most twice.
 */
export async function loadPage(browser: Browser, load: Load): Promise<[Frame, ...Frame[]]> {
  for (let failures = 0; ; failures += 1) {
    const context = await browser.newContext(load.device ?? desktop);
    try {
      for (let visit = 0; visit < (load.earlierVisits ?? 0); visit += 1)
        await loadOnce(context, { ...load, conditions: unthrottled });
      return await loadOnce(context, load);
    } catch (error) {
      if (failures === 2) throw error;
      process.stderr.write(`\n${(error as Error).message}; trying again\n`);
    } finally {
      await context.close();
    }
  }
}

async function loadOnce(context: BrowserContext, load: Load): Promise<[Frame, ...Frame[]]> {
  const page = await context.newPage();
  await emulate(page, load);
  const usable = Promise.withResolvers<void>();
  const milestones = new Set<Milestone>();
  await page.exposeBinding('reached', (_, milestone: Milestone) => {
    milestones.add(milestone);
    if (milestones.size === 2) usable.resolve();
  });
  await page.addInitScript(watchLoad, { hasScript: load.hasScript });
  await page.goto(load.url, { waitUntil: 'commit' });
  const timeout = setTimeout(() => usable.reject(new Error(`${load.url} has no header after 20 s`)), 20_000);
  await usable.promise.finally(() => clearTimeout(timeout));
  await wait(settleMs);
  const [main, ...iframes] = await Promise.all(page.frames().map(measurementsOf));
  await page.close();
  return [main as Frame, ...iframes];
}

/** Slows down the page's network and processor. Returns the session that does. */
export async function emulate(
  page: Page,
  { conditions, onSession }: Pick<Load, 'conditions' | 'onSession'>,
): Promise<CDPSession> {
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
  return session;
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
