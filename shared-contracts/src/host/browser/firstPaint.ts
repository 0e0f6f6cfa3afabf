/** Milliseconds after which a page without frames, such as one in a hidden tab, is no longer waited for. */
const patienceMs = 300;

/** Resolves in the task after the page's first frame. Undefined if the page has been painted. */
export function firstPaint(): Promise<void> | undefined {
  if (performance.getEntriesByType('paint')[0]) return undefined;
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patienceMs);
  });
}
