import { attemptMs, withRetryQuery } from './loadEntry.ts';
import { parseRelease, type Release, releaseAddress } from './release.ts';

/**
 * Asks a channel for its current release, a second time past every cache.
 * @throws Error when neither try answers: it names the address, and what to look at
 */
export async function fetchRelease(channel: string): Promise<Release> {
  const address = releaseAddress(channel);
  try {
    return await ask(address, address);
  } catch {
    return await ask(withRetryQuery(address), address).catch((cause: unknown) => {
      throw new Error(explain(address, cause), { cause });
    });
  }
}

/** A browser tells scripts nothing of a server that is down, or that allows no other origin's pages. */
const explain = (address: string, cause: unknown): string =>
  `no release at ${address} (${cause instanceof Error ? cause.message : cause}): is it a channel of the header, such as https://header.example/stable/, and may pages of ${location.origin} read it?`;

async function ask(url: string, address: string): Promise<Release> {
  const response = await fetch(url, { signal: AbortSignal.timeout(attemptMs) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return parseRelease(await response.json(), address);
}
