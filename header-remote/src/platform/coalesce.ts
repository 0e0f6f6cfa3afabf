/**
 * Merges overlapping requests: at most one run is active, and one more follows for all requests that were made
 * meanwhile. Each promise is settled by a run that began after its request.
 *
 *   requests   1   2 3 4                      5
 *   runs       ├────────┤├──── 2 3 4 ────┤    ├────────┤
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
