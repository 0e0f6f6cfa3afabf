import { mayRetryNow, pauseBeforeRetry } from './retrySchedule.ts';

/** The network is back, or the shopper is. All of them reach the window. */
const signsOfLife = ['online', 'pageshow', 'focus', 'focusin', 'visibilitychange'];

/**
 * Repeats an attempt until it succeeds (behaviour/loading#48): after a pause, or at once at a sign of life. A hidden page
 * does not retry. The first attempt starts now. `onFailure` gets the error and the number of failed attempts. Returns
 * a function that stops the retries.
 */
export function retryUntilDone(
  attempt: () => Promise<unknown>,
  onFailure?: (error: unknown, failures: number) => void,
): () => void {
  const firstStart = performance.now();
  let lastStart = firstStart;
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'waiting' | 'trying' | 'done' = 'trying';

  for (const type of signsOfLife) window.addEventListener(type, onSignOfLife);
  attempt().then(stop, onError);
  return stop;

  function stop(): void {
    state = 'done';
    clearTimeout(timer);
    for (const type of signsOfLife) window.removeEventListener(type, onSignOfLife);
  }

  function onError(error: unknown): void {
    if (state === 'done') return;
    state = 'waiting';
    schedule();
    onFailure?.(error, retries + 1);
  }

  function schedule(): void {
    clearTimeout(timer);
    const pause = pauseBeforeRetry(failedTries(), Math.random());
    const rest = lastStart + pause - performance.now();
    // A hidden page has had its pause and waits for another one, unless `visibilitychange` comes first.
    timer = setTimeout(retry, document.hidden ? pause : rest);
  }

  function onSignOfLife(): void {
    if (state === 'waiting' && mayRetryNow(failedTries(), performance.now() - lastStart)) retry();
  }

  function retry(): void {
    if (document.hidden) {
      schedule();
      return;
    }
    clearTimeout(timer);
    state = 'trying';
    retries += 1;
    lastStart = performance.now();
    attempt().then(stop, onError);
  }

  function failedTries() {
    return { retries, elapsedMs: lastStart - firstStart };
  }
}
