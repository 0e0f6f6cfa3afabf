/** Safari has no `requestIdleCallback`. Milliseconds after which its pages count as idle. */
const fallbackMs = 500;
/** A busy page must not wait forever. Milliseconds. */
const maxWaitMs = 5000;

/** Resolves when the browser is idle. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: maxWaitMs });
    else setTimeout(resolve, fallbackMs);
  });
