import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type Conditions, desktop, emulate, unthrottled, withTimeout } from '../browser.ts';

export interface Load {
  url: string;
  /** Pages without scripts are taken over as soon as they are painted. */
  hasScript: boolean;
  conditions?: Conditions;
  /** How many times the page was loaded before, without throttling: its files are then in the browser's cache. */
  earlierVisits?: number;
  /** Called before the page is requested, e.g. to subscribe to the browser's network events. */
  onSession?: (session: CDPSession) => void;
}

/** A frame's measurements of its own load. Times are in milliseconds since 1970. */
interface LoadMeasurements {
  startedAt: number;
  paintedAt: number | undefined;
  takenOverAt: number | undefined;
  layoutShift: number;
  blockedMs: number;
  /** The longest uninterrupted run of a script, including its compilation and the layout that it forces. */
  longestScriptMs: number;
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

/** Measuring goes on this long after the header is usable, to include the work of its first calls. Milliseconds. */
const settleMs = 700;

async function loadOnce(context: BrowserContext, load: Load): Promise<[Frame, ...Frame[]]> {
  const page = await context.newPage();
  load.onSession?.(await emulate(page, load.conditions));
  const usable = Promise.withResolvers<void>();
  const milestones = new Set<string>();
  await page.exposeBinding('reached', (_, milestone: string) => {
    milestones.add(milestone);
    if (milestones.size === 2) usable.resolve();
  });
  await page.addInitScript(watchLoad, { hasScript: load.hasScript });
  await page.goto(load.url, { waitUntil: 'commit' });
  await withTimeout(usable.promise, `${load.url} has no header`);
  await wait(settleMs);
  const [main, ...iframes] = await Promise.all(page.frames().map(measurementsOf));
  await page.close();
  return [main as Frame, ...iframes];
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

/**
 * Runs in every frame before the page's own scripts. Painted: the end of the first animation frame in which the search
 * field is visible, on a phone the button that opens it. Taken over: the performance mark `grocer-header`, which the
 * header sets after its first render; a page without scripts has no mark and is taken over when painted. Calls
 * `reached` for each.
 */
function watchLoad({ hasScript }: { hasScript: boolean }): void {
  const { timeOrigin } = performance;
  const observed: LoadMeasurements = {
    startedAt: timeOrigin,
    paintedAt: undefined,
    takenOverAt: undefined,
    layoutShift: 0,
    blockedMs: 0,
    longestScriptMs: 0,
  };
  const page = globalThis as unknown as {
    measurements: LoadMeasurements;
    reached(milestone: 'painted' | 'taken over'): void;
  };
  page.measurements = observed;
  let markedAt: number | undefined;

  const observe = (type: string, listener: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) listener(entry);
    }).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    observed.layoutShift += (entry as unknown as { value: number }).value;
  });
  observe('longtask', ({ duration }) => {
    observed.blockedMs += Math.max(0, duration - 50);
  });
  observe('long-animation-frame', (entry) => {
    for (const { duration } of (entry as unknown as { scripts: PerformanceEntry[] }).scripts)
      observed.longestScriptMs = Math.max(observed.longestScriptMs, duration);
  });
  observe('mark', ({ name, startTime }) => {
    if (name === 'grocer-header') takeOver(timeOrigin + startTime);
  });
  requestAnimationFrame(lookForHeader);

  function lookForHeader() {
    if (!rootsOf(document).some(showsSearch)) {
      requestAnimationFrame(lookForHeader);
      return;
    }
    // A message is delivered after the current animation frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      observed.paintedAt = timeOrigin + performance.now();
      page.reached('painted');
      if (!hasScript || markedAt !== undefined) takeOver(observed.paintedAt);
    };
    port2.postMessage(undefined);
  }

  function takeOver(at: number) {
    markedAt ??= at;
    if (observed.takenOverAt !== undefined || observed.paintedAt === undefined) return;
    // Nobody can press what is not painted.
    observed.takenOverAt = Math.max(markedAt, observed.paintedAt);
    page.reached('taken over');
  }

  function showsSearch(root: ParentNode): boolean {
    const fields = root.querySelectorAll('input[name="searchTerm"], [aria-label="Open search"]');
    return [...fields].some((field) => field.getClientRects().length > 0);
  }

  /** A document and the shadow roots of its web fragments. */
  function rootsOf(root: ParentNode): ParentNode[] {
    const hosts = [...root.querySelectorAll('web-fragment, web-fragment-host')];
    return [root, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : []))];
  }
}
