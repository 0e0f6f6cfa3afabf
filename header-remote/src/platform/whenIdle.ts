/** Delay in Safari, which has no `requestIdleCallback`. Milliseconds. */
const fallbackMs = 500;
/** Maximum wait on a page that is never idle. Milliseconds. */
const maxWaitMs = 5000;

/** Resolves when the browser is idle. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: maxWaitMs });
    else setTimeout(resolve, fallbackMs);
  });
