const minuteMs = 60_000;
/** Tries after the first one in the first minute. More would be a request storm when a remote is down for all pages. */
const maxRetriesInFirstMinute = 12;

/**
 * Pause in the first minute: 12 of them and the first one fill it, so that the end of a fault is noticed within 5 s.
 */
const pauseMs = 4650;
/** Shortest first pause. Pages that failed at the same moment differ by up to 400 ms from then on. */
const shortestFirstPauseMs = 4250;
const laterPauseMs = 30_000;
const shortestLaterPauseMs = 24_000;

/** A shopper who presses and types causes many signs of life. */
const betweenSignsMs = 1000;

/**
 * Pause from the start of one try to the start of the next: in the first minute at most 4.65 s, later 24 to 30 s.
 * `elapsedMs` is the time from the first try to the last one, `random` a number from 0
 * to 1.
 */
export function pauseBeforeRetry(retries: number, elapsedMs: number, random: number): number {
  if (retries > maxRetriesInFirstMinute) return laterPauseMs - random * (laterPauseMs - shortestLaterPauseMs);
  if (retries === maxRetriesInFirstMinute) return Math.max(pauseMs, minuteMs - elapsedMs);
  return retries > 0 ? pauseMs : pauseMs - random * (pauseMs - shortestFirstPauseMs);
}

/** Whether a sign of life, such as a return to the tab, starts the next try at once. */
export const mayRetryNow = (retries: number, elapsedMs: number, sinceLastMs: number): boolean =>
  sinceLastMs >= betweenSignsMs && (retries < maxRetriesInFirstMinute || elapsedMs + sinceLastMs >= minuteMs);
