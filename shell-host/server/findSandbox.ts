/** Time limit of the call. */
const timeoutMs = 3000;
const retryAfterMs = 10_000;

/**
 * Returns a function that says whether the services are the sandbox, which answers `GET /sandbox/scenarios`. The server
 * makes the call, so that pages on real services never do. Pages do not wait for it: they get what is known by then.
 * Until the sandbox is found, the call is repeated every 10 seconds at most.
 */
export function findSandbox(servicesOrigin: string, send: typeof fetch = fetch): () => boolean {
  let found = false;
  let retryAt = 0;
  isSandbox();
  return isSandbox;

  function isSandbox(): boolean {
    if (!found && Date.now() >= retryAt) void callSandbox();
    return found;
  }

  async function callSandbox(): Promise<void> {
    retryAt = Date.now() + retryAfterMs;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await send(`${servicesOrigin}/sandbox/scenarios`, { signal });
      found = answer.ok && Array.isArray((await answer.json()).scenarios);
    } catch {
      found = false;
    }
  }
}
