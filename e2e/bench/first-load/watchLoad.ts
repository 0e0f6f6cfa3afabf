/** A frame's measurements of its own load. Times are in milliseconds since 1970. */
export interface LoadMeasurements {
  startedAt: number;
  paintedAt: number | undefined;
  takenOverAt: number | undefined;
  layoutShift: number;
  blockedMs: number;
  /** The longest uninterrupted run of a script, including its compilation and the layout that it forces. */
  longestScriptMs: number;
}

export type Milestone = 'painted' | 'taken over';

/** Measuring goes on this long after the header is usable, to include the work of its first calls. Milliseconds. */
export const settleMs = 700;

/**
 * Runs in every frame before the page's own scripts. Painted: the end of the first animation frame in which the search
 * field is visible, on a phone the button that opens it. Taken over: the performance mark `grocer-header`, which the
 * header sets after its first render; a page without scripts has no mark and is taken over when painted. Calls
 * `reached` for each.
 */
export function watchLoad({ hasScript }: { hasScript: boolean }): void {
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
    reached(milestone: Milestone): void;
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
