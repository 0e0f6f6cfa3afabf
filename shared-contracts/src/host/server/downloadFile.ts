import { createHash } from 'node:crypto';
import { fetchText } from '../fetchText.ts';
import type { Release } from '../release.ts';

/** Timeout of a request to the remote or to a menu service. Milliseconds. */
export const requestTimeoutMs = 10_000;

/** Largest module or style sheet that is read. Bytes; the module has 0.5 MB. */
const maxFileBytes = 8 * 1024 * 1024;

/** The SRI hash of a file of a release, or undefined if the release names none. */
export const hashOf = (address: string, { integrity }: Release): string | undefined => integrity[address];

/**
 * Downloads a file of a release as text.
 * @throws Error if it cannot be downloaded, is too large, or does not have the hash that the release names
 */
export async function downloadFile(address: string, release: Release): Promise<string> {
  const text = await fetchText(address, { timeoutMs: requestTimeoutMs, maxBytes: maxFileBytes });
  const expected = hashOf(address, release);
  const actual = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (actual === expected) return text;
  throw new Error(
    `${address} does not match its hash in release ${release.version}: got ${actual}, expected ${expected}`,
  );
}
