/**
 * Keeps a storm of requests from becoming a storm of calls: one is at work, and one more follows for all that were asked
 * for in the meantime. Each promise is settled by a call that began after it was asked for.
 *
 *   asked   1   2 3 4                      5
 *   work    ├────────┤├──── 2 3 4 ────┤    ├────────┤
 */
export function coalesce(): (work: () => Promise<void>) => Promise<void> {
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  return function run(work): Promise<void> {
    if (!running) {
      running = work().finally(() => {
        running = undefined;
      });
      return running;
    }
    const next = () => {
      following = undefined;
      return run(work);
    };
    following ??= running.then(next, next);
    return following;
  };
}
