import { type ChannelRelease, parseRelease, type Release, readRelease } from '../../contracts/release.ts';
import { assertCurrentRoot, openRoots, type VerifiedRoots } from './rootRecord.ts';
import { asRecord, hashOf, isSignedPart, type PublicKeys, type SignedPart } from './signature.ts';
import { type Limits, openStatement, parseJson, UntrustedReleaseError } from './statements.ts';
import type { TrustSettings } from './trustSettings.ts';

/** A `release.json` that the publisher has signed for its channel. */
export interface VerifiedPointer extends Limits {
  release: ChannelRelease;
  /** Text of the file, which can be stored and verified again. */
  text: string;
  /** Keys of the freshness statement. Undefined: none is required. */
  freshKeys: PublicKeys | undefined;
  /** The root records that name the keys; undefined if the host pins the keys themselves. */
  roots: VerifiedRoots | undefined;
}

/**
 * Verifies the text of a `release.json` (decision 12): that the publisher has signed it for this channel, and that it
 * is neither expired, revoked nor older than `seen`. Only its signed parts are used.
 * @param seen the pointer of the highest sequence that this host has seen. A lower one is an old file that somebody
 *   serves again
 * @throws UntrustedReleaseError with the address and the reason; TypeError if this context has no WebCrypto
 */
export async function verifyPointer(
  text: string,
  address: string,
  trust: TrustSettings,
  seen?: Pick<VerifiedPointer, 'sequence' | 'roots'>,
): Promise<VerifiedPointer> {
  const pointer = await authenticatePointer(text, address, trust);
  return refusing(address, async () => {
    const { sequence, release, roots, freshKeys } = pointer;
    if (roots) assertCurrentRoot(roots, seen?.roots);
    if (seen && sequence < seen.sequence) {
      throw new UntrustedReleaseError(
        `it is older than the one before: sequence ${sequence} after ${seen.sequence}`,
      );
    }
    assertUsable(release, pointer, '--key <file>');
    const usable = { ...pointer, expires: earliest(pointer.expires, roots?.root.expires) };
    return withoutRevoked(freshKeys ? await withFreshness(usable, freshKeys, address, trust) : usable);
  });
}

/**
 * Verifies who has signed a `release.json`, and for which channel. An expired one passes: its sequence still counts.
 * @throws like `verifyPointer`
 */
export async function authenticatePointer(
  text: string,
  address: string,
  trust: TrustSettings,
): Promise<VerifiedPointer> {
  assertWebCrypto();
  return refusing(address, async () => {
    const document = parseJson(text);
    const subject = subjectOf(address, trust.publishedAt);
    const roots = trust.root ? await openRoots(asRecord(document).roots, trust, subject.base) : undefined;
    const { keys, threshold = 1, freshKeys } = roots?.root ?? trust;
    const required = { keys, threshold, ...subject };
    const { content, limits } = await openStatement('pointer', readSignedPart(document), required);
    assertSameRelease(document, content);
    return { ...limits, release: parseRelease(content, address), text, freshKeys, roots };
  });
}

/**
 * Verifies the statement that a pointer is the newest. Returns the pointer with the earlier expiry and all revocations.
 * @throws UntrustedReleaseError if it is missing, expired, about another pointer, or revokes the release
 */
async function withFreshness(
  pointer: VerifiedPointer,
  freshKeys: PublicKeys,
  address: string,
  { publishedAt }: TrustSettings,
): Promise<VerifiedPointer> {
  const document = asRecord(parseJson(pointer.text));
  const { fresh } = document;
  if (!isSignedPart(fresh)) {
    throw new UntrustedReleaseError(
      'it has no freshness statement, which this page requires: sign one with "pnpm release renew --fresh-key <file>"',
    );
  }
  return refusing('its freshness statement', async () => {
    const trust = { keys: freshKeys, threshold: 1, ...subjectOf(address, publishedAt) };
    const { content, limits } = await openStatement('freshness', fresh, trust);
    if (asRecord(content).pointer !== (await hashOf(readSignedPart(document).payload))) {
      throw new UntrustedReleaseError(`it is about another pointer, of sequence ${limits.sequence}`);
    }
    assertUsable(pointer.release, limits, '--fresh-key <file>');
    return {
      ...pointer,
      expires: earliest(pointer.expires, limits.expires),
      revoked: [...pointer.revoked, ...limits.revoked],
    };
  });
}

const earliest = (expires: string, other = expires): string =>
  Date.parse(other) < Date.parse(expires) ? other : expires;

/** Leaves out a candidate that was revoked. */
function withoutRevoked(pointer: VerifiedPointer): VerifiedPointer {
  const { candidate, ...release } = pointer.release;
  return candidate && pointer.revoked.includes(candidate.version) ? { ...pointer, release } : pointer;
}

/** Asserts that a release has neither expired nor was revoked. */
function assertUsable(
  { version }: Release,
  { expires, revoked }: Pick<Limits, 'expires' | 'revoked'>,
  key: string,
): void {
  if (Date.parse(expires) <= Date.now()) {
    throw new UntrustedReleaseError(
      `it expired at ${expires}: sign it again with "pnpm release renew ${key}"`,
    );
  }
  if (revoked.includes(version)) throw new UntrustedReleaseError(`version ${version} was revoked`);
}

/** The channel at an address. A host that loads it through its own proxy names the publisher's folder. */
export function subjectOf(address: string, publishedAt: string | undefined) {
  const { pathname } = new URL(address);
  const base = publishedAt === undefined ? new URL('..', address).href : withSlash(new URL(publishedAt).href);
  return { base, channel: pathname.split('/').at(-2) ?? '' };
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/** Runs checks. Turns any error into an UntrustedReleaseError whose message begins with what is refused. */
export async function refusing<Value>(what: string, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (cause) {
    throw new UntrustedReleaseError(`${what} is refused: ${(cause as Error).message}`);
  }
}

/** Asserts that WebCrypto is available: browsers have it in secure contexts only. */
function assertWebCrypto(): void {
  if (globalThis.crypto?.subtle) return;
  throw new TypeError(
    'the signature of the header’s release cannot be verified, because this page is not a secure context: serve it over https, or from localhost',
  );
}

/** Returns the signed part of a `release.json`. @throws UntrustedReleaseError if there is none */
export function readSignedPart(document: unknown): SignedPart {
  const { signed } = asRecord(document);
  if (isSignedPart(signed)) return signed;
  throw new UntrustedReleaseError(
    'it is not signed, and this page accepts only signed releases: publish with "pnpm release --key <file>"',
  );
}

/** Compares the unsigned fields, which hosts without keys read, with the signed ones. A difference is an attack. */
function assertSameRelease(document: unknown, signed: unknown): void {
  if (comparable(document) === comparable(signed)) return;
  throw new UntrustedReleaseError('it differs from its signed part');
}

/** The fields to compare: the release of this page's line, and those that other pages get. */
const comparable = (pointer: unknown): string =>
  JSON.stringify([readRelease(pointer), asRecord(pointer).older, asRecord(pointer).candidate]);
