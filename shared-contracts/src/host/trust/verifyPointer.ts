import { parseRelease, type Release, readRelease } from '../../contracts/release.ts';
import {
  asRecord,
  countSigners,
  isSignedPart,
  keyIdOf,
  type PublicKeys,
  type Signature,
  type SignedPart,
} from './signature.ts';

/** A signed `release.json` is refused. The message says why; the last verified release stays in use. */
export class UntrustedReleaseError extends Error {
  override readonly name = 'UntrustedReleaseError' as const;
}

/** A `release.json` that one of the pinned keys has signed. */
export interface VerifiedPointer {
  release: Release;
  sequence: number;
  /** Versions that must not be used any more. */
  revoked: readonly string[];
  /** Text of the file, which can be stored and verified again. */
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
    const part = readSignedPart(document);
    if ((await countSigners('pointer', part, keys)) === 0) throw await wrongSignature(keys, part.signatures);
    const signed = parseJson(part.payload);
    const limits = readLimits(signed);
    assertSameRelease(document, signed);
    const release = parseRelease(signed, address);
    assertWithinLimits(release, limits, { address, minSequence });
    return { release, sequence: limits.sequence, revoked: limits.revoked, text };
  } catch (cause) {
    throw new UntrustedReleaseError(`${address} is refused: ${(cause as Error).message}`);
  }
}

/** Asserts that WebCrypto is available: browsers have it in secure contexts only. */
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

/** Compares the unsigned fields, which hosts without keys read, with the signed ones. A difference is an attack. */
function assertSameRelease(document: unknown, signed: unknown): void {
  if (comparable(document) === comparable(signed)) return;
  throw new UntrustedReleaseError('it differs from its signed part');
}

/** The release of this page's line, and those of the older lines. */
const comparable = (pointer: unknown): string =>
  JSON.stringify([readRelease(pointer), (pointer as { older?: unknown }).older]);

function assertWithinLimits(
  { version }: Release,
  { channel, sequence, expires, revoked }: Limits,
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

/** What every statement of this header's publisher says it is about. Another product may use the same keys. */
export const product = 'grocer-header';

/**
 * The signed content of a channel's `release.json` (decision 12): the release, equal to the unsigned fields of the file,
 * and the limits of its use.
 */
export interface PointerPayload extends Release {
  product: typeof product;
  /** Address of the folder of releases, with a last `/`. */
  base: string;
  /** Name of the channel's folder, so that a pointer of `next` cannot be served as `stable`. */
  channel: string;
  /** Number that grows with each pointer of the channel, even if it points back at an earlier version. */
  sequence: number;
  /** When the pointer expires. ISO 8601, UTC. */
  expires: string;
  /** Versions that must not be used any more. */
  revoked: string[];
}

/**
 * The signed content of `fresh` in `release.json`: that the pointer is the newest. Its key is not that of the pointer, so
 * that it can be used every day, and it cannot install anything.
 */
export interface FreshnessPayload
  extends Pick<PointerPayload, 'product' | 'base' | 'channel' | 'sequence' | 'expires' | 'revoked'> {
  /** The version of each line of the contract that the pointer serves. */
  versions: Record<string, string>;
}

/** Returns the signed part of a `release.json`. @throws UntrustedReleaseError if there is none */
export function readSignedPart(document: unknown): SignedPart {
  const { signed } = asRecord(document);
  if (isSignedPart(signed)) return signed;
  throw new UntrustedReleaseError(
    'it is not signed, and this page accepts only signed releases: publish with "pnpm release --key <file>"',
  );
}

/** The fields of a pointer that limit its use. */
type Limits = Pick<PointerPayload, 'channel' | 'sequence' | 'expires' | 'revoked'>;

/** Returns the limits in a payload whose signature was verified. @throws UntrustedReleaseError if one is missing */
export function readLimits(payload: unknown): Limits {
  const { channel, sequence, expires, revoked } = asRecord(payload);
  if (
    typeof channel === 'string' &&
    Number.isSafeInteger(sequence) &&
    typeof expires === 'string' &&
    !Number.isNaN(Date.parse(expires)) &&
    Array.isArray(revoked) &&
    revoked.every((version) => typeof version === 'string')
  ) {
    return { channel, sequence: sequence as number, expires, revoked };
  }
  throw new UntrustedReleaseError(
    'its signed part lacks the channel, the sequence, the expiry or the revoked versions',
  );
}
