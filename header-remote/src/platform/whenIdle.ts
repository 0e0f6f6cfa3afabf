/** Milliseconds after which a page counts as idle in Safari, which has no `requestIdleCallback`. */
const fallbackMs = 500;
/** Longest wait for an idle moment of a busy page. Milliseconds. */
const maxWaitMs = 5000;

/** Resolves when the browser is idle. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: maxWaitMs });
    else setTimeout(resolve, fallbackMs);
  });
