/**
 * Pauses after the first three failures. Jitter of up to a fifth is added, so that pages that failed at the same time
 * do not retry at the same time.
 */
const pausesMs = [3000, 10_000, 30_000] as const;
/** Pause after every later failure. */
const longestPauseMs = 60_000;

/**
 * Repeats an attempt until it succeeds: after a pause, or as soon as the browser is online again
 * (behaviour/loading#29). `onFailure` gets the error and the number of failed attempts. Returns a function that stops
 * the retries.
 */
export function retryUntilDone(
  attempt: () => Promise<void>,
  onFailure: (error: unknown, failures: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let state: 'waiting' | 'trying' | 'done' = 'waiting';

  window.addEventListener('online', tryNow);
  tryNow();
  return stop;

  function stop(): void {
    state = 'done';
    clearTimeout(timer);
    window.removeEventListener('online', tryNow);
  }

  function tryNow(): void {
    if (state !== 'waiting') return;
    state = 'trying';
    clearTimeout(timer);
    attempt().then(stop, onError);
  }

  function onError(error: unknown): void {
    if (state === 'done') return;
    state = 'waiting';
    failures += 1;
    const pause = pausesMs[failures - 1] ?? longestPauseMs;
    timer = setTimeout(tryNow, pause * (0.8 + 0.4 * Math.random()));
    onFailure(error, failures);
  }
}
