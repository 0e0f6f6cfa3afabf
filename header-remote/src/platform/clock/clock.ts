/** Time, as a value: tests walk it by hand. */
export interface Clock {
  /** Milliseconds since 1970, as `Date.now`. */
  now(): number;
  /** Runs `task` once after `ms`; the answer cancels it. */
  after(ms: number, task: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
