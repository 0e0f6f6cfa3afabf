import {
  type Bytes,
  countSigners,
  keyIdOf,
  type SignedPart,
  type StatementKind,
  signedBytes,
} from './signature.ts';

// This module signs the header's releases. Pages need only `toBase64` of it, and any version may change it.
export { assertCurrentRoot, openRoots, type RootPayload, readRoot } from './rootRecord.ts';
export {
  assertPublicKeys,
  countSigners,
  hashOf,
  isSignedPart,
  keyIdOf,
  type PublicKeys,
  type SignedPart,
  signatureAlgorithm,
} from './signature.ts';
export { type FreshnessPayload, type PointerPayload, product } from './statements.ts';

/** A key of ECDSA P-256 that signs. The private key may be elsewhere, for example in a key management service. */
export interface SigningKey {
  /** SPKI in base64, which hosts pin. */
  publicKey: string;
  /** Hashes with SHA-256. Returns r and s, 64 bytes. */
  sign(bytes: Bytes): Promise<ArrayBuffer>;
}

/** Signs a statement with each of the keys. */
export const signStatement = (
  kind: StatementKind,
  payload: object,
  keys: readonly SigningKey[],
): Promise<SignedPart> => signText(kind, JSON.stringify(payload), keys);

/** Signs a payload that was written before. @throws TypeError if a signature does not fit its key */
async function signText(
  kind: StatementKind,
  payload: string,
  keys: readonly SigningKey[],
): Promise<SignedPart> {
  const bytes = signedBytes(kind, payload);
  const publicKeys = keys.map(({ publicKey }) => publicKey);
  const signatures = keys.map(async ({ publicKey, sign }) => ({
    key: await keyIdOf(publicKey),
    signature: toBase64(await sign(bytes)),
  }));
  const signed = { payload, signatures: await Promise.all(signatures) };
  if ((await countSigners(kind, signed, publicKeys)) === new Set(publicKeys).size) return signed;
  throw new TypeError('a signature does not fit its public key: a signer gives r and s, 64 bytes, in base64');
}

/** Adds signatures to a statement. They come first, because only the first four are verified (`countSigners`). */
export async function addSignatures(
  kind: StatementKind,
  { payload, signatures }: SignedPart,
  keys: readonly SigningKey[],
): Promise<SignedPart> {
  const added = (await signText(kind, payload, keys)).signatures;
  const others = signatures.filter(({ key }) => !added.some((one) => one.key === key));
  return { payload, signatures: [...added, ...others] };
}

/** Encodes at most a few hundred bytes as base64. */
export const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
