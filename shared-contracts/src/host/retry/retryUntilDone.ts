import { mayRetryNow, pauseBeforeRetry } from './retrySchedule.ts';

/** The network is back, or the shopper is. All of them reach the window. */
const signsOfLife = ['online', 'pageshow', 'focus', 'focusin', 'visibilitychange'];

/** The event `visibilitychange` retries at once, unless the last try was less than a second ago. */
const whileHiddenMs = 4650;

/**
 * Repeats an attempt until it succeeds: after a pause, or at once at a sign of life. A hidden page does not retry. The
 * first attempt starts now. `onFailure` gets the error and the number of failed attempts. Returns a function that stops
 * the retries.
 */
export function retryUntilDone(
  attempt: () => Promise<unknown>,
  onFailure?: (error: unknown, failures: number) => void,
): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const firstStart = performance.now();
  let lastStart = firstStart;
  let retries = 0;
  /** Undefined during an attempt. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  for (const type of signsOfLife) window.addEventListener(type, onSignOfLife, { signal });
  attempt().then(stop, onError);
  return stop;

  function stop(): void {
    stopped.abort();
    clearTimeout(timer);
  }

  function onError(error: unknown): void {
    if (signal.aborted) return;
    const pause = pauseBeforeRetry(retries, lastStart - firstStart, Math.random());
    timer = setTimeout(retry, lastStart + pause - performance.now());
    onFailure?.(error, retries + 1);
  }

  function onSignOfLife(): void {
    if (timer && mayRetryNow(retries, lastStart - firstStart, performance.now() - lastStart)) retry();
  }

  function retry(): void {
    clearTimeout(timer);
    if (document.hidden) {
      timer = setTimeout(retry, whileHiddenMs);
      return;
    }
    timer = undefined;
    retries += 1;
    lastStart = performance.now();
    attempt().then(stop, onError);
  }
}
