import { fetchText } from '../fetchText.ts';
import { maxPointerBytes, parseRelease, type Release, releaseAddress } from '../release.ts';
import { attemptTwice } from '../retry/attemptTwice.ts';
import { assertSecureAddress } from '../secureAddress.ts';
import { attemptMs, withRetryQuery } from './loadEntry.ts';

/** Reads the text of the `release.json` at an address. */
type ReadPointer<Pointer> = (text: string, address: string) => Pointer | Promise<Pointer>;

/** Fetches the current release of a channel. @throws Error like `fetchPointer` */
export const fetchRelease = (channel: string): Promise<Release> =>
  fetchPointer(channel, (text, address) => parseRelease(JSON.parse(text), address));

/**
 * Fetches the pointer of a channel. If it cannot be requested or read, it is requested once more, past all caches.
 * @throws Error if both attempts fail, with the address and what to check
 */
export async function fetchPointer<Pointer>(channel: string, read: ReadPointer<Pointer>): Promise<Pointer> {
  const address = releaseAddress(channel);
  assertSecureAddress(address);
  try {
    return await attemptTwice(address, async (isRetry) => {
      const fetched = isRetry ? withRetryQuery(address) : address;
      return read(
        await fetchText(address, { timeoutMs: attemptMs, maxBytes: maxPointerBytes, fetched }),
        address,
      );
    });
  } catch (cause) {
    throw new Error(describeFailure(address, cause), { cause });
  }
}

/**
 * Names both possible causes: for scripts a server that is down and a CORS policy that forbids the request look the
 * same.
 */
const describeFailure = (address: string, cause: unknown): string =>
  `no release (${cause instanceof Error ? cause.message : cause}): check that ${address} is a channel’s release.json and that CORS allows ${location.origin}`;
