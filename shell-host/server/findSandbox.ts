/** Services that do not answer are given up. */
const deadlineMs = 3000;
const askAgainAfterMs = 10_000;

/**
 * Whether the services are the sandbox: then `GET /sandbox/scenarios` answers. Asked by the server, so that pages on real
 * services never make the call, and beside the pages, which go out with what is known by then; a yes is for good.
 */
export function findSandbox(servicesOrigin: string, send: typeof fetch = fetch): () => boolean {
  let found = false;
  let askAgainAt = 0;
  isSandbox();
  return isSandbox;

  function isSandbox(): boolean {
    if (!found && Date.now() >= askAgainAt) void ask();
    return found;
  }

  async function ask(): Promise<void> {
    askAgainAt = Date.now() + askAgainAfterMs;
    try {
      const signal = AbortSignal.timeout(deadlineMs);
      const answer = await send(`${servicesOrigin}/sandbox/scenarios`, { signal });
      found = answer.ok && Array.isArray((await answer.json()).scenarios);
    } catch {
      found = false;
    }
  }
}
