/** A frame's measurements of its own load. Times are in milliseconds since 1970. */
export interface LoadMeasurements {
  startedAt: number;
  paintedAt: number | undefined;
  interactiveAt: number | undefined;
  layoutShift: number;
  blockedMs: number;
}

/** Measuring goes on this long after the header is usable, to include the work of its first calls. Milliseconds. */
export const settleMs = 700;

/**
 * Runs in every frame before the page's own scripts. Painted: the end of the first animation frame in which the search
 * field is visible. Interactive: the performance mark `grocer-header`, which the header sets after its first render; a
 * page without scripts has no mark and is interactive when painted. Calls `loadSettled` once, in the frame that
 * contains the header.
 */
export function watchLoad({ hasScript, settleMs }: { hasScript: boolean; settleMs: number }): void {
  const { timeOrigin } = performance;
  const observed: LoadMeasurements = {
    startedAt: timeOrigin,
    paintedAt: undefined,
    interactiveAt: undefined,
    layoutShift: 0,
    blockedMs: 0,
  };
  const page = globalThis as unknown as { measurements: LoadMeasurements; loadSettled(): void };
  page.measurements = observed;

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
  observe('mark', ({ name, startTime }) => {
    if (name !== 'grocer-header' || observed.interactiveAt !== undefined) return;
    observed.interactiveAt = timeOrigin + startTime;
    settleWhenDone();
  });
  requestAnimationFrame(lookForHeader);

  function lookForHeader() {
    const field = document.querySelector('input[name="searchTerm"]');
    if (!field?.getClientRects().length) {
      requestAnimationFrame(lookForHeader);
      return;
    }
    // A message is delivered after the current animation frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      observed.paintedAt = timeOrigin + performance.now();
      if (!hasScript) observed.interactiveAt = observed.paintedAt;
      settleWhenDone();
    };
    port2.postMessage(undefined);
  }

  function settleWhenDone() {
    if (observed.paintedAt === undefined || observed.interactiveAt === undefined) return;
    setTimeout(() => page.loadSettled(), settleMs);
  }
}
