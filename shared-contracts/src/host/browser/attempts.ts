/**
 * Timeout of one attempt to load a file. Milliseconds. It is shorter than the pause between two tries, so that a
 * request without an answer delays none of them.
 */
export const attemptMs = 4600;

/** Adds a query with the current time, so that no cache has the address. */
export function withRetryQuery(address: string): string {
  const url = new URL(address);
  url.searchParams.set('retry', Date.now().toString(36));
  return url.href;
}

const failed = new Set<string>();

/**
 * Runs an attempt, and after the first failure of this key on the page a second one at once, because a cache may have
 * answered with a broken file. Later calls run one attempt, until one succeeds. `isRetry` tells the attempt to bypass
 * the caches.
 */
export async function attemptTwice<Value>(
  key: string,
  attempt: (isRetry: boolean) => Promise<Value>,
): Promise<Value> {
  const isRetry = failed.has(key);
  failed.add(key);
  try {
    const value = await attempt(isRetry);
    failed.delete(key);
    return value;
  } catch (error) {
    if (isRetry) throw error;
    return attemptTwice(key, attempt);
  }
}
