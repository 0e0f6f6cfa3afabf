import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type Conditions, desktop, emulate, unthrottled, withTimeout } from '../browser.ts';
import { collectReports, searchField, watchTask } from '../tasks/watchTask.ts';

export interface Load {
  url: string;
  /** False: the page has no script, and counts as taken over once painted. */
  hasScript: boolean;
  conditions?: Conditions;
  /** How many times the page was loaded before, unthrottled, so that its files are in the cache. */
  earlierVisits?: number;
  /** Called before the page is requested, e.g. to subscribe to network events. */
  onSession?: (session: CDPSession) => void;
}

/** Results of a page load. Times are in milliseconds since 1970. */
export interface Loaded {
  /** End of the first animation frame in which the search field is visible. */
  paintedAt: number;
  /** Time of the header's performance mark, or `paintedAt` if later: only painted things can be pressed. */
  takenOverAt: number;
  work: Work;
}

interface Work {
  startedAt: number;
  /** When the complete document had been received. */
  documentAt: number;
  /** The page's requests with their times. */
  requests: { url: string; at: number }[];
  layoutShift: number;
  blockedMs: number;
  /** The longest uninterrupted script, including its compilation and forced layouts. */
  longestScriptMs: number;
}

/**
 * Loads a page in a new browser context and measures it. If its header never appears (about one time in a
 * hundred on a busy machine), loads it again, at most twice.
 */
export async function loadPage(browser: Browser, load: Load): Promise<Loaded> {
  for (let failures = 0; ; failures += 1) {
    const context = await browser.newContext(desktop);
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

/** How long to go on measuring after the header is usable, to include its first calls. Milliseconds. */
const settleMs = 700;

async function loadOnce(context: BrowserContext, load: Load): Promise<Loaded> {
  const page = await context.newPage();
  const session = await emulate(page, load.conditions);
  load.onSession?.(session);
  const reports = collectReports();
  await page.exposeFunction('report', reports.receive);
  await page.addInitScript(watchTask, { goals: {}, paintedBy: searchField });
  await page.addInitScript(watchWork);
  await page.goto(load.url, { waitUntil: 'commit' });
  const usable = Promise.all([
    reports.first('painted'),
    reports.first(load.hasScript ? 'taken over' : 'painted'),
  ]);
  const [painted, takenOver] = await withTimeout(usable, `${load.url} has no header`);
  await wait(settleMs);
  const work = await workOf(page);
  await page.close();
  return { paintedAt: painted.at, takenOverAt: Math.max(painted.at, takenOver.at), work };
}

type Watched = Pick<Work, 'layoutShift' | 'blockedMs' | 'longestScriptMs'>;

/** Runs in the page before its own scripts. */
function watchWork(): void {
  const work: Watched = { layoutShift: 0, blockedMs: 0, longestScriptMs: 0 };
  Object.assign(globalThis, { work });
  const observe = (type: string, listener: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) listener(entry);
    }).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    work.layoutShift += (entry as unknown as { value: number }).value;
  });
  observe('longtask', ({ duration }) => {
    work.blockedMs += Math.max(0, duration - 50);
  });
  observe('long-animation-frame', (entry) => {
    for (const { duration } of (entry as unknown as { scripts: PerformanceEntry[] }).scripts)
      work.longestScriptMs = Math.max(work.longestScriptMs, duration);
  });
}

const workOf = (page: Page): Promise<Work> =>
  page.evaluate(() => {
    const { timeOrigin } = performance;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const requests = performance.getEntriesByType('resource');
    return {
      ...(globalThis as unknown as { work: Watched }).work,
      startedAt: timeOrigin,
      documentAt: timeOrigin + (navigation?.responseEnd ?? 0),
      requests: requests.map(({ name, startTime }) => ({ url: name, at: timeOrigin + startTime })),
    };
  });
