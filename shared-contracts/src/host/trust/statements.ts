import type { Release } from '../../contracts/release.ts';
import {
  asRecord,
  countSigners,
  keyIdOf,
  type PublicKeys,
  type SignedPart,
  type StatementKind,
} from './signature.ts';

/** What every statement of this header's publisher says it is about. Another product may use the same keys. */
export const product = 'grocer-header';

/** The channel that a statement is about. */
export interface Subject {
  product: typeof product;
  /** Address of the folder of releases, with a trailing `/`. A preview in another folder may use the same keys. */
  base: string;
  /** Name of the channel's folder, so that a pointer of `next` cannot be served as `stable`. */
  channel: string;
}

/** What limits the use of a signed statement. */
export interface Limits extends Pick<Subject, 'channel'> {
  /** Number that grows with each pointer of the channel, even if it points back at an earlier version. */
  sequence: number;
  /** When the statement expires. ISO 8601, UTC. */
  expires: string;
  /** Versions that must not be used any more. */
  revoked: string[];
}

/**
 * The signed content of a channel's `release.json` (decision 12): the release, equal to the unsigned fields of the
 * file, and the limits of its use.
 */
export interface PointerPayload extends Release, Subject, Limits {}

/**
 * The signed content of `fresh` in `release.json`: that the pointer is the newest. It has a key of its own, which can
 * be used every day, because it cannot install anything.
 */
export interface FreshnessPayload extends Subject, Limits {
  /** The SHA-256 of the pointer's payload: a thief of a release key cannot use the statement for another pointer. */
  pointer: string;
}

/** A `release.json` or `record.json` is refused. The message says why. A release verified before stays in use. */
export class UntrustedReleaseError extends Error {
  override readonly name = 'UntrustedReleaseError' as const;
}

/** Whose statements are accepted, and about what. */
interface StatementRequirements extends Pick<Subject, 'base' | 'channel'> {
  keys: PublicKeys;
  /** How many of the keys must have signed. */
  threshold: number;
}

/**
 * Returns the content of a statement that enough of the keys have signed for this channel.
 * @throws UntrustedReleaseError with the reason
 */
export async function openStatement(
  kind: StatementKind,
  part: SignedPart,
  { base, channel, ...signers }: StatementRequirements,
): Promise<{ content: unknown; limits: Limits }> {
  const content = await openSigned(kind, part, signers);
  const limits = readLimits(content);
  assertAbout(content, { base, channel });
  return { content, limits };
}

/** Returns the content of a statement that enough of the keys have signed. @throws UntrustedReleaseError */
export async function openSigned(
  kind: StatementKind,
  part: SignedPart,
  { keys, threshold }: Pick<StatementRequirements, 'keys' | 'threshold'>,
): Promise<unknown> {
  const signers = await countSigners(kind, part, keys);
  if (signers === 0) throw await wrongSignature(keys, part);
  if (signers >= threshold) return parseJson(part.payload);
  throw new UntrustedReleaseError(
    `it is signed with ${signers} of the pinned keys, and this page requires ${threshold}`,
  );
}

async function wrongSignature(keys: PublicKeys, { signatures }: SignedPart): Promise<UntrustedReleaseError> {
  const pinned = await Promise.all(keys.map(keyIdOf));
  const named = signatures.map(({ key }) => key);
  return new UntrustedReleaseError(
    named.some((key) => pinned.includes(key))
      ? 'it was changed after it was signed'
      : `it is signed with key ${named.join(', ')}, and this page accepts ${pinned.join(', ')}`,
  );
}

/** Returns the limits in a statement whose signature was verified. @throws UntrustedReleaseError if one is missing */
export function readLimits(content: unknown): Limits {
  const { channel, sequence, expires, revoked } = asRecord(content);
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

/** Asserts that a statement is about this channel, and not about another one that has the same keys. */
function assertAbout(content: unknown, expected: Pick<Subject, 'base' | 'channel'>): void {
  const subject = asRecord(content);
  if (subject.product !== product || subject.base !== expected.base) {
    throw new UntrustedReleaseError(
      `it was signed for ${subject.product ?? 'nothing'} at ${subject.base ?? 'nowhere'}, and this page loads ${product} of ${expected.base}: a host that loads it through a proxy names the publisher’s address in publishedAt`,
    );
  }
  if (subject.channel === expected.channel) return;
  throw new UntrustedReleaseError(
    `it is the pointer of channel ${subject.channel}, served as ${expected.channel || 'none'}`,
  );
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UntrustedReleaseError('it is not JSON');
  }
}
