import type { RootPayload } from '../trust/rootRecord.ts';
import type { SignedPart } from '../trust/signature.ts';
import { hashOf, type SigningKey, signatureAlgorithm, signStatement, toBase64 } from '../trust/signing.ts';
import { type FreshnessPayload, type PointerPayload, product } from '../trust/statements.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

interface FreshnessChanges {
  limits?: Partial<FreshnessPayload>;
  key?: SigningKey;
}

/** Creates a publisher of the folder `base`, with keys of its own. */
export async function aPublisher(base = 'https://header.example/') {
  const [key, second, daily] = [await aKey(), await aKey(), await aKey()];
  const [root, otherRoot, nextRoot] = [await aKey(), await aKey(), await aKey()];
  const [pinned, expires] = [[root.publicKey, otherRoot.publicKey], inDays(365)];
  const signRoot = (changes: Partial<RootPayload>, by: readonly SigningKey[]) => {
    const names = { rootKeys: pinned, rootThreshold: 2, keys: [key.publicKey], threshold: 1 };
    return signStatement('root', { product, base, version: 1, expires, ...names, ...changes }, by);
  };
  const facts = { product, base, channel: 'stable', sequence: 1, revoked: [] };
  const signed = async (release: object, limits: Partial<PointerPayload> = {}, keys = [key]) => {
    const content = { ...release, ...facts, expires: inDays(90), ...limits };
    return { ...release, signed: await signStatement('pointer', content, keys) };
  };
  return {
    /** The key that hosts pin. */
    publicKey: key.publicKey,
    /** Trust settings of hosts that require two keys, and a statement that the pointer is the newest. */
    strict: { keys: [key.publicKey, second.publicKey], threshold: 2, freshKeys: [daily.publicKey] },
    keys: { key, second, daily, root, otherRoot, nextRoot },
    /** Trust settings of hosts that pin the keys of the publisher's root records. */
    rooted: { keys: pinned, root: true, threshold: 2 },
    signRoot,
    /** Two root records: the second replaces `otherRoot` by `nextRoot`, and the release key `key` by `second`. */
    async roots(): Promise<SignedPart[]> {
      const names = { rootKeys: [root.publicKey, nextRoot.publicKey], keys: [second.publicKey] };
      const first = await signRoot({}, [root, otherRoot]);
      return [first, await signRoot({ version: 2, ...names }, [root, otherRoot, nextRoot])];
    },
    /** As `pointer`, with root records. */
    async rootedPointer(release: object, roots: unknown, sequence: number, by: SigningKey = second) {
      return JSON.stringify({ ...(await signed(release, { sequence }, [by])), roots });
    },
    /** The text of a signed `release.json` of channel `stable`. */
    async pointer(release: object, limits?: Partial<PointerPayload>, keys?: SigningKey[]) {
      return JSON.stringify(await signed(release, limits, keys));
    },
    /** As `pointer`, for hosts with the settings `strict`. */
    async freshPointer(
      release: object,
      limits: Partial<PointerPayload> = {},
      { limits: changes, key: freshKey = daily }: FreshnessChanges = {},
    ) {
      const document = await signed(release, limits, [key, second]);
      const pointer = await hashOf(document.signed.payload);
      const content = { ...facts, expires: inDays(1), pointer, ...limits, ...changes };
      const fresh = await signStatement('freshness', content, [freshKey]);
      return JSON.stringify({ ...document, fresh });
    },
  };
}

export type Publisher = Awaited<ReturnType<typeof aPublisher>>;

async function aKey(): Promise<SigningKey> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  return {
    publicKey: toBase64(await crypto.subtle.exportKey('spki', pair.publicKey)),
    sign: (bytes) => crypto.subtle.sign(signatureAlgorithm, pair.privateKey, bytes),
  };
}
