import { maxPointerBytes } from '../../contracts/release.ts';
import { fetchText } from '../fetchText.ts';
import { asRecord } from './signature.ts';
import { toBase64 } from './signing.ts';
import { openSigned, parseJson, product, UntrustedReleaseError } from './statements.ts';
import type { TrustSettings } from './trustSettings.ts';
import { readSignedPart, refusing, subjectOf, type VerifiedPointer } from './verifyPointer.ts';

/**
 * Opens the version to which a channel's verified pointer leads. Its signed record has the hash of each file (decision 12), also
 * of files that the pointer does not name. `read` returns a file only if it has that hash.
 * @throws UntrustedReleaseError with the address and the reason; Error if a file cannot be requested
 */
export async function openVersion(
  { release: { version, entry }, roots }: VerifiedPointer,
  channel: string,
  { publishedAt, ...pinned }: TrustSettings,
) {
  const addressOf = (file: string) => new URL(file, entry).href;
  const request = (file: string) =>
    fetchText(addressOf(file), { timeoutMs: 10_000, maxBytes: maxPointerBytes });
  const text = await request('record.json');
  const { base } = subjectOf(channel, publishedAt);
  // With a root record the pinned keys are those of the root, which sign no releases.
  const trust = roots?.root ?? pinned;
  const files = await refusing(addressOf('record.json'), () => readFiles(text, { version, base }, trust));
  const hashOf = (file: string): string => {
    const hash = files[file];
    if (typeof hash === 'string') return hash;
    throw new UntrustedReleaseError(`the record of version ${version} has no hash of ${file}`);
  };
  const read = async (file: string): Promise<string> => {
    const content = await request(file);
    const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(content));
    if (`sha384-${toBase64(digest)}` === hashOf(file)) return content;
    throw new UntrustedReleaseError(
      `${addressOf(file)} is refused: it has another hash than the record of version ${version} names`,
    );
  };
  return { addressOf, hashOf, read };
}

async function readFiles(
  text: string,
  { version, base }: { version: string; base: string },
  { keys, threshold = 1 }: Pick<TrustSettings, 'keys' | 'threshold'>,
): Promise<Record<string, unknown>> {
  const part = readSignedPart({ signed: parseJson(text) });
  const record = asRecord(await openSigned('record', part, { keys, threshold }));
  if (record.product === product && record.base === base && record.version === version)
    return asRecord(record.files);
  throw new UntrustedReleaseError(
    `it is the record of ${record.product} ${record.version} at ${record.base}, not of ${version} at ${base}`,
  );
}
