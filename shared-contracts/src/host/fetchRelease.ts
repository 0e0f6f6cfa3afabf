import { attemptMs, withRetryQuery } from './loadEntry.ts';
import { parseRelease, type Release, releaseAddress } from './release.ts';

/** Asks a channel for its current release, a second time past every cache. @throws Error when neither try answers */
export async function fetchRelease(channel: string): Promise<Release> {
  const address = releaseAddress(channel);
  try {
    return await ask(address, address);
  } catch {
    return ask(withRetryQuery(address), address);
  }
}

async function ask(url: string, address: string): Promise<Release> {
  const response = await fetch(url, { signal: AbortSignal.timeout(attemptMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return parseRelease(await response.json(), address);
}
