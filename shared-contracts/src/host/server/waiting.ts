/** Resolves after the deadline. Does not keep the process alive. */
export const afterDeadline = (deadlineMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, deadlineMs).unref());

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/**
 * Creates a circuit breaker, which limits how long the pages of a server wait for something that may hang
 * (behaviour/loading#circuit-breaker): the first page whose wait reaches the deadline opens the circuit, and no later
 * page waits until the work has succeeded in time.
 *
 * @param deadlineMs how long a page waits. Milliseconds
 */
export function createCircuitBreaker(deadlineMs: number) {
  let isOpen = false;
  return {
    /** Waits for the work, at most until the deadline. While the circuit is open it does not wait. */
    async wait(work: Promise<unknown> | undefined): Promise<void> {
      if (!work || isOpen) return;
      const inTime = work.then(() => false);
      const tooLate = afterDeadline(deadlineMs).then(() => true);
      if (await Promise.race([inTime, tooLate])) isOpen = true;
    },
    /** Runs the work, which resolves to whether it has succeeded. Success within the deadline closes the circuit. */
    async run(work: () => Promise<boolean>): Promise<void> {
      const startedAt = performance.now();
      if ((await work()) && performance.now() - startedAt <= deadlineMs) isOpen = false;
    },
  };
}

/** Longest pause after a failure. Milliseconds. */
const longestPauseMs = 60_000;

/** Creates an exponential back-off, which decides when something that failed may be tried again. */
export function createBackOff() {
  let failures = 0;
  let pausedUntil = 0;
  return {
    isPausing: (): boolean => Date.now() < pausedUntil,
    /** A pause of a second after the first failure, twice as long after each further one, at most a minute. */
    onFailure(): void {
      pausedUntil = Date.now() + Math.min(1000 * 2 ** failures, longestPauseMs);
      failures += 1;
    },
    onSuccess(): void {
      failures = 0;
      pausedUntil = 0;
    },
  };
}
