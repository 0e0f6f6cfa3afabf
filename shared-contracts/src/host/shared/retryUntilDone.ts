/** Events after which the network or the shopper may be back. All of them reach the window. */
const signsOfLife = ['online', 'pageshow', 'focus', 'focusin', 'visibilitychange'];

/**
 * Repeats an attempt until it succeeds: after a pause, or at once at an event of `signsOfLife`, if `mayRetryNow`
 * allows it. A hidden page does not retry. The first attempt starts now. `onFailure` gets the error and the number
 * of failed attempts. Returns a function that stops the retries.
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
      // The event `visibilitychange` retries at once, if `mayRetryNow` allows it.
      timer = setTimeout(retry, pauseMs);
      return;
    }
    timer = undefined;
    retries += 1;
    lastStart = performance.now();
    attempt().then(stop, onError);
  }
}

const minuteMs = 60_000;
/** Tries after the first one in the first minute. More would be a request storm when a remote is down for all pages. */
const maxRetriesInFirstMinute = 12;

/**
 * Pause between attempts in the first minute, so that the end of a fault is noticed within 5 s. The first pause is a
 * little shorter; with it, 13 pauses fill the minute.
 */
const pauseMs = 4650;
/** Shortest first pause. The first pause has a random length, to spread pages that failed at the same moment. */
const shortestFirstPauseMs = 4250;
const laterPauseMs = 30_000;
const shortestLaterPauseMs = 24_000;

/** Shortest time from any attempt to one that an event starts: a shopper who moves the focus causes many events. */
const betweenSignsMs = 1000;

/**
 * Pause from the start of one try to the start of the next: in the first minute at most 4.65 s for 12 retries, then
 * its rest; later 24 to 30 s. `elapsedMs`: time from the first try to the last one; `random`: a number from 0 to 1.
 */
function pauseBeforeRetry(retries: number, elapsedMs: number, random: number): number {
  if (retries > maxRetriesInFirstMinute) return laterPauseMs - random * (laterPauseMs - shortestLaterPauseMs);
  if (retries === maxRetriesInFirstMinute) return Math.max(pauseMs, minuteMs - elapsedMs);
  return retries > 0 ? pauseMs : pauseMs - random * (pauseMs - shortestFirstPauseMs);
}

/** Whether an event of `signsOfLife`, such as a return to the tab, starts the next attempt at once. */
const mayRetryNow = (retries: number, elapsedMs: number, sinceLastMs: number): boolean =>
  sinceLastMs >= betweenSignsMs && (retries < maxRetriesInFirstMinute || elapsedMs + sinceLastMs >= minuteMs);
