/** Between two tries; the last one stays. A fifth more or less keeps a thousand pages from asking in one instant. */
const pausesMs = [3000, 10_000, 30_000, 60_000] as const;

/**
 * Tries until it works: after a pause, or as soon as the browser is online again. The answer ends it.
 * `onFailure` is told the error and how many tries have failed.
 */
export function keepTrying(
  attempt: () => Promise<void>,
  onFailure: (error: unknown, failures: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let state: 'waiting' | 'trying' | 'over' = 'waiting';

  window.addEventListener('online', tryNow);
  tryNow();
  return stop;

  function stop(): void {
    state = 'over';
    clearTimeout(timer);
    window.removeEventListener('online', tryNow);
  }

  function tryNow(): void {
    if (state !== 'waiting') return;
    state = 'trying';
    clearTimeout(timer);
    attempt().then(stop, failed);
  }

  function failed(error: unknown): void {
    if (state === 'over') return;
    state = 'waiting';
    failures += 1;
    const pause = pausesMs[failures - 1] ?? 60_000;
    timer = setTimeout(tryNow, pause * (0.8 + 0.4 * Math.random()));
    onFailure(error, failures);
  }
}
