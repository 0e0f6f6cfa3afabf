import { keyIdOf, type SignedPart, type StatementKind, signedBytes } from './signature.ts';

// This module signs the header's releases. Pages do not need it, and any version may change it.
export {
  asRecord,
  assertPublicKeys,
  countSigners,
  isSignedPart,
  keyIdOf,
  type PublicKeys,
  type Signature,
  type SignedPart,
  type StatementKind,
  signatureAlgorithm,
} from './signature.ts';
export { type FreshnessPayload, type PointerPayload, product, readLimits } from './statements.ts';
export { readSignedPart } from './verifyPointer.ts';

/** A key of ECDSA P-256 that signs. The private key may be elsewhere, for example in a key management service. */
export interface SigningKey {
  /** SPKI in base64, which hosts pin. */
  publicKey: string;
  /** Signs with SHA-256, as WebCrypto does: r and s. */
  sign(bytes: BufferSource): Promise<ArrayBuffer>;
}

/** Signs a statement with each of the keys. */
export async function signStatement(
  kind: StatementKind,
  payload: object,
  keys: readonly SigningKey[],
): Promise<SignedPart> {
  const text = JSON.stringify(payload);
  const bytes = signedBytes(kind, text);
  const signatures = keys.map(async ({ publicKey, sign }) => ({
    key: await keyIdOf(publicKey),
    signature: toBase64(await sign(bytes)),
  }));
  return { payload: text, signatures: await Promise.all(signatures) };
}

/** Encodes at most a few hundred bytes as base64. */
export const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
