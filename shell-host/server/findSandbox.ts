/** Services that do not answer must not keep a page waiting. */
const deadlineMs = 300;
const askAgainAfterMs = 10_000;

/**
 * Whether the services are the sandbox: then `GET /sandbox/scenarios` answers. Asked by the server, so that pages on real
 * services never make the call; a yes is for good.
 */
export function findSandbox(servicesOrigin: string, send: typeof fetch = fetch): () => Promise<boolean> {
  let found = false;
  let askAgainAt = 0;
  let asking: Promise<void> | undefined;

  return async () => {
    if (found || Date.now() < askAgainAt) return found;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    await asking;
    return found;
  };

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
