/** Settles with the work, or rejects as soon as the signal is aborted. The work itself goes on. */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    // Removed after each call, because the signal lives as long as the page.
    const stop = () => signal.removeEventListener('abort', onAbort);
    work.finally(stop).then(resolve, reject);
  });
}
