/** The time, as a dependency: tests pass a fake clock. */
export interface Clock {
  /** Milliseconds since 1970, like `Date.now`. */
  now(): number;
  /** Runs `task` once after `ms` milliseconds. Returns the function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
