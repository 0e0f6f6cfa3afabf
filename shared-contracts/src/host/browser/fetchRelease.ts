import { parseRelease, type Release, releaseAddress } from '../release.ts';
import { attemptMs, withRetryQuery } from './loadEntry.ts';

/**
 * Fetches the current release of a channel. A failed request is repeated once, past all caches.
 * @throws Error if both requests fail, with the address and what to check
 */
export async function fetchRelease(channel: string): Promise<Release> {
  const address = releaseAddress(channel);
  try {
    return await request(address, address);
  } catch {
    return await request(withRetryQuery(address), address).catch((cause: unknown) => {
      throw new Error(describeFailure(address, cause), { cause });
    });
  }
}

/**
 * Names both possible causes: for scripts a server that is down and a CORS policy that forbids the request look the
 * same.
 */
const describeFailure = (address: string, cause: unknown): string =>
  `no release at ${address} (${cause instanceof Error ? cause.message : cause}): check that it is a channel, such as https://header.example/stable/, and that CORS allows ${location.origin}`;

async function request(url: string, address: string): Promise<Release> {
  const response = await fetch(url, { signal: AbortSignal.timeout(attemptMs) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return parseRelease(await response.json(), address);
}
