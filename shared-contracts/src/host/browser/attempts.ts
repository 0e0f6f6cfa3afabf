/**
 * Timeout of one attempt to load a file. Milliseconds. It is shorter than the 4.65 s from one retry to the next
 * (`retryUntilDone`), so that a request without an answer does not delay the next retry.
 */
export const attemptMs = 4600;

const failed = new Set<string>();

/** The URL to request. After a failure it has the current time as a query parameter, so that no cache answers. */
export function addressOfAttempt(address: string): string {
  if (!failed.has(address)) return address;
  const url = new URL(address);
  url.searchParams.set('retry', Date.now().toString(36));
  return url.href;
}

/**
 * Runs an attempt to load a file. If it fails, runs a second one at once, because a cache may have answered with a
 * broken file. As long as the file has not loaded, later calls for its address run one attempt only.
 */
export async function attemptTwice<Value>(address: string, attempt: () => Promise<Value>): Promise<Value> {
  const isRetry = failed.has(address);
  try {
    const value = await attempt();
    failed.delete(address);
    return value;
  } catch (error) {
    failed.add(address);
    if (isRetry) throw error;
    return attemptTwice(address, attempt);
  }
}
