import type { Switches } from '@grocer/shared-contracts';
import {
  countSigners,
  type FreshnessPayload,
  hashOf,
  isSignedPart,
  type PointerPayload,
  type PublicKeys,
  product,
  type SignedPart,
  type SigningKey,
  signStatement,
} from '@grocer/shared-contracts/host/signing';
import { contractLineOf } from '@grocer/shared-contracts/internal';
import { printWarning, ReleaseError } from '../ReleaseError.ts';
import { readRelease } from '../releaseFolder.ts';
import { readRoots } from './rootRecord.ts';
import { assertNotOlder } from './seenPointers.ts';
import type { ScriptKey } from './signScript.ts';

/** Settings with which the pointers of this run are signed. */
export interface Signing {
  /** Keys that sign. Without any, pointers are not signed. */
  keys: readonly SigningKey[];
  /** Keys of the freshness statements, which can freeze a channel but install nothing. */
  freshKeys: readonly SigningKey[];
  /** Public keys whose signatures are accepted, including those of `keys`. Without any, no signature is verified. */
  trusted: PublicKeys;
  /** Days until hosts refuse a pointer. */
  expiresInDays: number;
  /** Key that signs `header.js`, so that browsers can verify it. Undefined: the script is not signed. */
  scriptKey?: ScriptKey | undefined;
  /** File with the sequences that this machine has signed. */
  seenFile?: string | undefined;
}

export const unsigned: Signing = { keys: [], freshKeys: [], trusted: [], expiresInDays: 90 };

/** A version and the lines of the contract whose pages get it. */
export interface ServedRelease {
  version: string;
  lines?: string[];
}

/** A version that some visitors get (behaviour/contract-lines#candidate). */
export interface ServedCandidate extends ServedRelease {
  /** Percent of the visitors of its lines. */
  share: number;
  salt: string;
}

/** What the publisher reads of a channel's `release.json`. */
export interface ChannelPointer extends ServedRelease {
  contract: string;
  /** The releases of the lines that get another version (decision 16). */
  older?: (ServedRelease & { contract: string })[];
  candidate?: ServedCandidate;
  switches?: Switches;
}

/** A channel's pointer as it was signed: with address, channel, sequence, expiry and revoked versions. */
export type SignedPointer = ChannelPointer & PointerPayload;

/** A pointer that a trusted key has signed. */
export interface VerifiedPointer {
  pointer: SignedPointer;
  signed: SignedPart;
}

/** The version of each line. A pointer without lines serves the line of its contract. */
export const versionsByLine = ({ older = [], ...newest }: ChannelPointer): Map<string, string> =>
  new Map(
    [newest, ...older].flatMap(({ version, contract, lines = [contractLineOf(contract)] }) =>
      lines.map((line): [string, string] => [line, version]),
    ),
  );

/**
 * The current pointer of a channel, from its signed part. Undefined if there is none that a trusted key has
 * signed: anybody who can write to the folder can write an unsigned pointer.
 * @throws ReleaseError if this machine has signed a later one
 */
export async function readVerifiedPointer(
  releases: string,
  channel: string,
  { trusted, seenFile }: Signing,
): Promise<VerifiedPointer | undefined> {
  const { signed } = (await readRelease(releases, channel)) ?? {};
  const isVerified = isSignedPart(signed) && (await countSigners('pointer', signed, trusted)) > 0;
  const pointer: SignedPointer | undefined = isVerified ? JSON.parse(signed.payload) : undefined;
  // An older pointer of the channel, or one of another channel, has a valid signature too.
  const isOwn = pointer?.channel === channel;
  await assertNotOlder(seenFile, channel, isOwn ? pointer.sequence : 0);
  return isOwn ? { pointer, signed } : undefined;
}

/** @throws ReleaseError without keys if the channel was signed: hosts that pin keys would refuse the next pointer */
export async function assertKeyGiven(releases: string, channel: string, { keys }: Signing): Promise<void> {
  if (keys.length > 0 || (await readRelease(releases, channel))?.signed === undefined) return;
  throw new ReleaseError(
    `Channel ${channel} is signed; give --key <file>, or hosts that accept only signed releases will refuse this one`,
  );
}

/** Signed fields of a channel's next `release.json`; none without keys. @throws ReleaseError like `assertKeyGiven` */
export async function signChannel(
  releases: string,
  release: object,
  { base, channel, revoked }: { base: string; channel: string; revoked: readonly string[] },
  signing: Signing,
): Promise<{ signed?: SignedPart; fresh?: SignedPart; roots?: SignedPart[] }> {
  const { keys, freshKeys } = signing;
  await assertKeyGiven(releases, channel, signing);
  if (keys.length === 0) return {};
  const previous = (await readVerifiedPointer(releases, channel, signing))?.pointer;
  if (previous && previous.base !== base) {
    throw new ReleaseError(
      `Channel ${channel} has a pointer of ${previous.base}, and its versions are of ${base}: each address needs a folder of its own`,
    );
  }
  const roots = await readRoots(releases, base, signing);
  const sequence = nextSequence(previous);
  const signed = await signPointer(release, { base, channel, sequence, revoked }, signing);
  if (freshKeys.length > 0) return { signed, ...(await signFreshness(signed, freshKeys)), ...roots };
  if ((await readRelease(releases, channel))?.fresh)
    printWarning(
      `Channel ${channel} has a pointer that hosts with freshKeys refuse, until "release renew --fresh-key"`,
    );
  return { signed, ...roots };
}

/** Signs the pointer of a channel (decision 12). */
export const signPointer = (
  release: object,
  limits: { base: string; channel: string; sequence: number; revoked: readonly string[] },
  { keys, expiresInDays }: Pick<Signing, 'keys' | 'expiresInDays'>,
): Promise<SignedPart> =>
  signStatement('pointer', { ...release, product, ...limits, expires: inHours(expiresInDays * 24) }, keys);

/** Seconds since 1970, to grow even if the folder of releases is lost; at least one more than the previous sequence. */
const nextSequence = (previous: SignedPointer | undefined): number =>
  Math.max(Math.floor(Date.now() / 1000), (previous?.sequence ?? 0) + 1);

const freshHours = 36;

/** Signs that a pointer is the channel's newest, for the next hours. */
export async function signFreshness(
  { payload }: SignedPart,
  freshKeys: readonly SigningKey[],
): Promise<{ fresh: SignedPart }> {
  const { base, channel, sequence, revoked }: SignedPointer = JSON.parse(payload);
  const [pointer, expires] = [await hashOf(payload), inHours(freshHours)];
  const statement: FreshnessPayload = { product, base, channel, sequence, pointer, revoked, expires };
  return { fresh: await signStatement('freshness', statement, freshKeys) };
}

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
