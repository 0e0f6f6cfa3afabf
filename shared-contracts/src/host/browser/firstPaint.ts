/** Milliseconds in which a browser that has nothing else to do paints the page. */
const frameMs = 50;

/** Resolves when the page has been painted: at once, or after a pause in which the browser can do it. */
export async function firstPaint(): Promise<void> {
  if (performance.getEntriesByType('paint')[0]) return;
  await new Promise((resolve) => setTimeout(resolve, frameMs));
}
