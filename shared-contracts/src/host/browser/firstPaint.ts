/** Milliseconds after which a page that is not painted, for example in a background tab, is not waited for. */
const longestWaitMs = 200;

let painted: Promise<void> | undefined;

/**
 * Resolves when the browser has painted the page, at once on a page that it has painted already. An app that starts
 * then does not delay the first frame by scripts from the browser's cache (behaviour/loading#first-paint):
 *
 *     void firstPaint().then(() => import('./app.tsx'));
 *
 * It never rejects, and never waits longer than 200 ms.
 */
export function firstPaint(): Promise<void> {
  painted ??= new Promise((resolve) => {
    if (performance.getEntriesByType('paint')[0]) resolve();
    // The timer of a frame runs when the frame has been drawn.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWaitMs);
  });
  return painted;
}
