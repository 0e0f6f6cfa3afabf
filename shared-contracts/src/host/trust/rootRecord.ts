import { asRecord, countSigners, isSignedPart, type PublicKeys, type SignedPart } from './signature.ts';
import { parseJson, product, type Subject, UntrustedReleaseError } from './statements.ts';
import { assertTrustSettings, type TrustSettings } from './trustSettings.ts';

/**
 * The signed content of a root record (decision 12). It names the keys whose statements are accepted by a host that
 * pins the root keys. So the publisher can change the other keys without a change of any host.
 */
export interface RootPayload extends Omit<Subject, 'channel'> {
  /** Grows by one with each record. */
  version: number;
  /** When the record expires. ISO 8601, UTC. */
  expires: string;
  /** Keys that sign this record and the next one, and how many of them must. */
  rootKeys: PublicKeys;
  rootThreshold: number;
  /** Keys that sign releases, and how many of them must. */
  keys: PublicKeys;
  threshold: number;
  /** Keys of freshness statements. Undefined: none is required. */
  freshKeys?: PublicKeys;
}

/** The verified root records of a pointer. `root` is the last one, which counts. */
export interface VerifiedRoots {
  root: RootPayload;
  payloads: readonly string[];
}

type Pinned = Pick<TrustSettings, 'keys' | 'threshold'>;

/**
 * Verifies the root records of a pointer: enough of the pinned keys must have signed one record, and each record needs
 * signatures by its own keys and by those of the record before. So a thief of new keys, or of too few, changes nothing.
 * The last one may have expired: `assertCurrentRoot` checks that.
 * @throws UntrustedReleaseError, or TypeError, with the reason
 */
export async function openRoots(roots: unknown, pinned: Pinned, base: string): Promise<VerifiedRoots> {
  if (!Array.isArray(roots) || roots.length === 0 || !roots.every(isSignedPart)) {
    throw new UntrustedReleaseError('it has no root record, which this page requires');
  }
  let root: RootPayload | undefined;
  let isPinned = false;
  for (const part of roots) {
    const next = await openRoot(part, base);
    if (root && (next.version !== root.version + 1 || !(await isSignedBy(part, ownersOf(root))))) {
      throw new UntrustedReleaseError(
        `its root record ${next.version} lacks signatures by ${root.rootThreshold} of the root keys of record ${root.version}`,
      );
    }
    root = next;
    isPinned ||= await isSignedBy(part, pinned);
  }
  if (root && isPinned) return { root, payloads: roots.map(({ payload }) => payload) };
  throw new UntrustedReleaseError(
    `its root record ${root?.version} does not lead back to one that ${pinned.threshold ?? 1} of the pinned keys have signed`,
  );
}

const ownersOf = ({ rootKeys, rootThreshold }: RootPayload) => ({ keys: rootKeys, threshold: rootThreshold });

const isSignedBy = async (part: SignedPart, { keys, threshold = 1 }: Pinned): Promise<boolean> =>
  (await countSigners('root', part, keys)) >= threshold;

/** Reads a record that has enough signatures by its own keys. */
async function openRoot(part: SignedPart, base: string): Promise<RootPayload> {
  const root = readRoot(parseJson(part.payload));
  if (root.product !== product || root.base !== base) {
    throw new UntrustedReleaseError(`its root record is of ${root.product} at ${root.base}, not at ${base}`);
  }
  if (await isSignedBy(part, ownersOf(root))) return root;
  throw new UntrustedReleaseError(
    `its root record ${root.version} lacks signatures by ${root.rootThreshold} of its own root keys`,
  );
}

/** @throws UntrustedReleaseError if it is no content of a root record, TypeError if its keys could sign nothing */
export function readRoot(content: unknown): RootPayload {
  const { rootKeys, keys, version, expires } = asRecord(content);
  const root = content as RootPayload;
  const isComplete = Array.isArray(rootKeys) && Array.isArray(keys) && Number.isSafeInteger(version);
  if (!isComplete || Number.isNaN(Date.parse(String(expires)))) {
    throw new UntrustedReleaseError('its root record lacks the keys, the version or the expiry');
  }
  assertTrustSettings({ keys: root.rootKeys, threshold: root.rootThreshold });
  const { threshold, freshKeys } = root;
  assertTrustSettings({ keys: root.keys, threshold, freshKeys });
  return root;
}

/**
 * Asserts that the last root record has not expired, and that the records continue those which this host has seen. A
 * thief of old root keys can sign others of the same or of a higher version.
 * @throws UntrustedReleaseError
 */
export function assertCurrentRoot({ root, payloads }: VerifiedRoots, seen: VerifiedRoots | undefined): void {
  if (seen && !payloads.includes(seen.payloads.at(-1) ?? '')) {
    throw new UntrustedReleaseError(
      `its root record ${root.version} does not follow record ${seen.root.version}, which was seen before`,
    );
  }
  if (Date.parse(root.expires) > Date.now()) return;
  throw new UntrustedReleaseError(
    `its root record expired at ${root.expires}: make the next one with "pnpm release root <file>"`,
  );
}
