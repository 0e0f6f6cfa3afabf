/** Longest pause after a failure. Milliseconds. */
const longestPauseMs = 60_000;

/** Decides when something that failed may be tried again. */
export interface BackOff {
  isPausing(): boolean;
  /** A second after the first failure, twice as long after each further one, at most a minute. */
  onFailure(): void;
  onSuccess(): void;
}

/** Creates an exponential back-off. */
export function createBackOff(): BackOff {
  let failures = 0;
  let pausedUntil = 0;
  return {
    isPausing: () => Date.now() < pausedUntil,
    onFailure() {
      pausedUntil = Date.now() + Math.min(1000 * 2 ** failures, longestPauseMs);
      failures += 1;
    },
    onSuccess() {
      failures = 0;
      pausedUntil = 0;
    },
  };
}
