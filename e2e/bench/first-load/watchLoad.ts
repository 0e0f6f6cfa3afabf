/** What a frame saw of its own load; moments are absolute, in milliseconds since 1970. */
export interface Seen {
  startedAt: number;
  paintedAt: number | undefined;
  interactiveAt: number | undefined;
  layoutShift: number;
  blockedMs: number;
}

/** Milliseconds of quiet after the header can be used: shifts and long tasks of its first questions count too. */
export const settleMs = 700;

/**
 * Runs in every frame before the page's own scripts. Painted: the end of the first frame in which the search field is
 * seen. Interactive: the header's own mark, which it sets when its first render stands; a page without scripts has none
 * and is ready when it is painted. Calls `loadSettled` once, in the frame that has the header.
 */
export function watchLoad({ hasScript, settleMs }: { hasScript: boolean; settleMs: number }): void {
  const { timeOrigin } = performance;
  const seen: Seen = {
    startedAt: timeOrigin,
    paintedAt: undefined,
    interactiveAt: undefined,
    layoutShift: 0,
    blockedMs: 0,
  };
  const page = globalThis as unknown as { seen: Seen; loadSettled(): void };
  page.seen = seen;

  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) hear(entry);
    }).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    seen.layoutShift += (entry as unknown as { value: number }).value;
  });
  observe('longtask', ({ duration }) => {
    seen.blockedMs += Math.max(0, duration - 50);
  });
  observe('mark', ({ name, startTime }) => {
    if (name !== 'grocer-header' || seen.interactiveAt !== undefined) return;
    seen.interactiveAt = timeOrigin + startTime;
    settleWhenDone();
  });
  requestAnimationFrame(lookForHeader);

  function lookForHeader() {
    const field = document.querySelector('input[name="searchTerm"]');
    if (!field?.getClientRects().length) {
      requestAnimationFrame(lookForHeader);
      return;
    }
    // A message is delivered after the frame that is being made now.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      seen.paintedAt = timeOrigin + performance.now();
      if (!hasScript) seen.interactiveAt = seen.paintedAt;
      settleWhenDone();
    };
    port2.postMessage(undefined);
  }

  function settleWhenDone() {
    if (seen.paintedAt === undefined || seen.interactiveAt === undefined) return;
    setTimeout(() => page.loadSettled(), settleMs);
  }
}
