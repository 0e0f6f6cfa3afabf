/** Limits how long the pages of a server wait for something that may hang (behaviour/loading#circuit-breaker). */
export interface CircuitBreaker {
  /** Waits for the work, at most until the deadline. While the circuit is open it does not wait. */
  wait(work: Promise<unknown> | undefined): Promise<void>;
  /** The work has succeeded after this time. Within the deadline it closes the circuit. */
  onSuccess(durationMs: number): void;
}

/**
 * Creates a circuit breaker: the first page whose wait reaches the deadline opens the circuit, and no later page waits
 * until the work has succeeded in time.
 *
 * @param deadlineMs how long a page waits. Milliseconds
 */
export function createCircuitBreaker(deadlineMs: number): CircuitBreaker {
  let isOpen = false;
  return {
    async wait(work) {
      if (!work || isOpen) return;
      const inTime = work.then(() => false);
      const tooLate = afterDeadline(deadlineMs).then(() => true);
      if (await Promise.race([inTime, tooLate])) isOpen = true;
    },
    onSuccess(durationMs) {
      if (durationMs <= deadlineMs) isOpen = false;
    },
  };
}

export const afterDeadline = (deadlineMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, deadlineMs).unref());
