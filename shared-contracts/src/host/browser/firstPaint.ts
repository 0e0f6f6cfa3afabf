/** The longest wait for a page that is not painted, for example in a background tab. */
const longestWaitMs = 200;

/** Memoised at module level: the app and the header wait for the same frame. */
let painted: Promise<void> | undefined;

/**
 * Resolves when the browser has painted the page, at once on a page that it has painted already. An app that
 * starts after it does not delay the first frame, even if its scripts are in the browser's cache
 * (behaviour/loading#first-paint):
 *
 *     void firstPaint().then(() => import('./app.tsx'));
 *
 * It never rejects, and never waits longer than 200 ms.
 */
export function firstPaint(): Promise<void> {
  painted ??= new Promise((resolve) => {
    if (performance.getEntriesByType('paint')[0]) resolve();
    // A timer that is set in an animation frame runs after the frame has been painted.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWaitMs);
  });
  return painted;
}
