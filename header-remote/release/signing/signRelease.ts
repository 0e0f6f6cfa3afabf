import {
  hasSignatureOf,
  readLimits,
  readSignedPart,
  type SignedPart,
  type SigningKey,
  signPointer,
} from '@grocer/shared-contracts/host/signing';
import { ReleaseError } from '../ReleaseError.ts';

/** How the pointers of this run are signed. */
export interface Signing {
  /** Private keys. None: the pointer is not signed. */
  keys: readonly SigningKey[];
  /** Days until hosts refuse the pointer. */
  expiresInDays: number;
}

interface PointerContext {
  channel: string;
  revoked: readonly string[];
  /** The channel's `release.json` of now, if it has one. */
  previous: unknown;
}

/**
 * Signs the pointer of a channel (decision 12). Undefined without keys.
 * @throws ReleaseError without keys if the channel's pointer of now is signed: hosts that pin keys would refuse this one
 */
export async function signRelease(
  release: object,
  { channel, revoked, previous }: PointerContext,
  { keys, expiresInDays }: Signing,
): Promise<SignedPart | undefined> {
  if (keys.length === 0) {
    if (!isSigned(previous)) return undefined;
    throw new ReleaseError(
      `Channel ${channel} is signed; give --key <file>, or hosts that accept only signed releases will refuse this one`,
    );
  }
  const expires = new Date(Date.now() + expiresInDays * 86_400_000).toISOString();
  const sequence = await nextSequence(previous, keys);
  return signPointer({ ...release, channel, sequence, expires, revoked }, keys);
}

/**
 * The seconds since 1970, so that the sequence grows even if the folder of the releases is lost, and more than the
 * sequence before. A pointer of another key says nothing: its sequence may be so high that none could follow.
 */
async function nextSequence(previous: unknown, keys: readonly SigningKey[]): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  if (!isSigned(previous)) return now;
  const { payload, signatures } = readSignedPart(previous);
  const own = keys.map(({ publicKey }) => publicKey);
  if (!(await hasSignatureOf(own, payload, signatures))) return now;
  return Math.max(now, readLimits(JSON.parse(payload)).sequence + 1);
}

const isSigned = (pointer: unknown): boolean =>
  typeof pointer === 'object' && pointer !== null && 'signed' in pointer;
