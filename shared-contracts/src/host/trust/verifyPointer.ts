import { parseRelease, type Release, readRelease } from '../release.ts';
import { keyIdOf, type PublicKeys } from './publicKeys.ts';
import { hasSignatureOf, type Signature } from './signature.ts';
import { type PointerPayload, readLimits, readSignedPart } from './signedPointer.ts';
import { UntrustedReleaseError } from './UntrustedReleaseError.ts';

/** A `release.json` that one of the pinned keys has signed. */
export interface VerifiedPointer {
  release: Release;
  sequence: number;
  /** Versions that must not be used any more. */
  revoked: readonly string[];
  /** The file, which can be stored and verified again. */
  text: string;
}

export interface PointerRequirements {
  keys: PublicKeys;
  /** The highest sequence that this host has seen. A lower one is an old file that somebody serves again. */
  minSequence: number;
}

/**
 * Verifies the text of a `release.json` (decision 12). Only its signed part is used.
 * @throws UntrustedReleaseError with the address and the reason; TypeError if this context has no WebCrypto
 */
export async function verifyPointer(
  text: string,
  address: string,
  { keys, minSequence }: PointerRequirements,
): Promise<VerifiedPointer> {
  assertWebCrypto();
  try {
    const document = parseJson(text);
    const { payload, signatures } = readSignedPart(document);
    if (!(await hasSignatureOf(keys, payload, signatures))) throw await wrongSignature(keys, signatures);
    const signed = parseJson(payload);
    const limits = readLimits(signed);
    assertSameRelease(document, signed);
    const release = parseRelease(signed, address);
    assertWithinLimits(release, limits, { address, minSequence });
    return { release, sequence: limits.sequence, revoked: limits.revoked, text };
  } catch (cause) {
    throw new UntrustedReleaseError(`${address} is refused: ${(cause as Error).message}`);
  }
}

/** Browsers have WebCrypto in secure contexts only. */
function assertWebCrypto(): void {
  if (globalThis.crypto?.subtle) return;
  throw new TypeError(
    'the signature of the header’s release cannot be verified, because this page is not a secure context: serve it over https, or from localhost',
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UntrustedReleaseError('it is not JSON');
  }
}

async function wrongSignature(keys: PublicKeys, signatures: readonly Signature[]) {
  const pinned = await Promise.all(keys.map(keyIdOf));
  const named = signatures.map(({ key }) => key);
  return new UntrustedReleaseError(
    named.some((key) => pinned.includes(key))
      ? 'it was changed after it was signed'
      : `it is signed with key ${named.join(', ')}, and this page accepts ${pinned.join(', ')}`,
  );
}

/** Hosts without keys read the fields outside the signed part. A difference there is an attack on them. */
function assertSameRelease(document: unknown, signed: unknown): void {
  if (comparable(document) === comparable(signed)) return;
  throw new UntrustedReleaseError('it differs from its signed part');
}

/** The release of this page's line, and those of the older lines. */
const comparable = (pointer: unknown): string =>
  JSON.stringify([readRelease(pointer), (pointer as { older?: unknown }).older]);

function assertWithinLimits(
  { version }: Release,
  { channel, sequence, expires, revoked }: Omit<PointerPayload, keyof Release>,
  { address, minSequence }: { address: string; minSequence: number },
): void {
  const folder = new URL(address).pathname.split('/').at(-2);
  if (folder !== channel) {
    throw new UntrustedReleaseError(`it is the pointer of channel ${channel}, served as ${folder || 'none'}`);
  }
  if (Date.parse(expires) <= Date.now()) {
    throw new UntrustedReleaseError(
      `it expired at ${expires}: sign it again with "pnpm release --to ${version} --key <file>"`,
    );
  }
  if (sequence < minSequence) {
    throw new UntrustedReleaseError(
      `it is older than the one before: sequence ${sequence} after ${minSequence}`,
    );
  }
  if (revoked.includes(version)) throw new UntrustedReleaseError(`version ${version} was revoked`);
}
