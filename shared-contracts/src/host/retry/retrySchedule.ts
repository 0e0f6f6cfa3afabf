/** The state of a load that has failed so far. */
export interface FailedTries {
  /** Tries after the first one. */
  retries: number;
  /** From the start of the first try to the start of the last one. Milliseconds. */
  elapsedMs: number;
}

const minuteMs = 60_000;
/** Retries in the first minute. More would be a request storm when a remote is down for all pages. */
export const maxRetriesInFirstMinute = 12;

/** Pause in the first minute: 12 of them and the first one fill it, so that a fault's end is noticed within 5 s. */
const pauseMs = 4650;
/** Shortest first pause. Pages that failed at the same moment differ by up to 400 ms from then on. */
const shortestFirstPauseMs = 4250;
const shortestLaterPauseMs = 24_000;
const longestLaterPauseMs = 30_000;

/** A shopper who types or presses keys causes many signs of life. */
const betweenSignsMs = 1000;

/**
 * Pause from the start of one try to the start of the next: in the first minute at most 4.65 s, later 24 to 30 s
 * (behaviour/loading#48). `random` is a number from 0 to 1.
 */
export function pauseBeforeRetry({ retries, elapsedMs }: FailedTries, random: number): number {
  if (retries > maxRetriesInFirstMinute) return between(shortestLaterPauseMs, longestLaterPauseMs, random);
  if (retries === 0) return between(shortestFirstPauseMs, pauseMs, random);
  return retries < maxRetriesInFirstMinute ? pauseMs : Math.max(pauseMs, minuteMs - elapsedMs);
}

/** Whether a sign of life, such as a return to the tab, starts the next try at once. */
export function mayRetryNow({ retries, elapsedMs }: FailedTries, sinceLastMs: number): boolean {
  const isFirstMinute = elapsedMs + sinceLastMs < minuteMs;
  return sinceLastMs >= betweenSignsMs && !(isFirstMinute && retries >= maxRetriesInFirstMinute);
}

const between = (low: number, high: number, random: number) => low + (high - low) * random;
