import { parseRelease, type Release, readRelease } from '../../contracts/release.ts';
import { hasSignatureOf, keyIdOf, type PublicKeys, type Signature } from './signature.ts';

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

/** `signed` of a channel's `release.json` (decision 12). Hosts that pin no keys ignore it. */
export interface SignedPart {
  /** JSON of a `PointerPayload`. Its exact characters are signed. */
  payload: string;
  signatures: Signature[];
}

/** The signed content: the release, equal to the unsigned fields of the file, and the limits of its use. */
export interface PointerPayload extends Release {
  /** Name of the channel's folder, so that a pointer of `next` cannot be served as `stable`. */
  channel: string;
  /** Number that grows with each pointer of the channel, even if it points back at an earlier version. */
  sequence: number;
  /** When the pointer expires. ISO 8601, UTC. */
  expires: string;
  /** Versions that must not be used any more. */
  revoked: string[];
}

/** The most signatures that a host verifies. A publisher has fewer keys; more would only cost time. */
const maxSignatures = 4;

/** Returns the signed part of a `release.json`. @throws UntrustedReleaseError if there is none */
export function readSignedPart(document: unknown): SignedPart {
  const { payload, signatures } = (asRecord(document).signed ?? {}) as Partial<SignedPart>;
  const isSigned = typeof payload === 'string' && Array.isArray(signatures) && signatures.every(isSignature);
  if (!isSigned || signatures.length === 0) {
    throw new UntrustedReleaseError(
      'it is not signed, and this page accepts only signed releases: publish with "pnpm release --key <file>"',
    );
  }
  return { payload, signatures: signatures.slice(0, maxSignatures) };
}

/** Returns the limits in a payload whose signature was verified. @throws UntrustedReleaseError if one is missing */
export function readLimits(payload: unknown): Omit<PointerPayload, keyof Release> {
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

const isSignature = (value: unknown): boolean => {
  const { key, signature } = asRecord(value);
  return typeof key === 'string' && typeof signature === 'string';
};

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
