import { keyIdOf, signatureAlgorithm, signedBytes } from './signature.ts';
import type { SignedPart } from './verifyPointer.ts';

// This module signs the header's releases. Pages do not need it, and any version may change it.
export { hasSignatureOf } from './signature.ts';
export { readLimits, readSignedPart, type SignedPart } from './verifyPointer.ts';

/** A key pair of ECDSA P-256. */
export interface SigningKey {
  privateKey: CryptoKey;
  /** SPKI in base64, which hosts pin. */
  publicKey: string;
}

/** Signs a payload with each of the keys. A host accepts it if it pins one of them. */
export async function signPointer(payload: object, keys: readonly SigningKey[]): Promise<SignedPart> {
  const text = JSON.stringify(payload);
  const bytes = signedBytes(text);
  const signatures = keys.map(async ({ privateKey, publicKey }) => {
    const signature = await crypto.subtle.sign(signatureAlgorithm, privateKey, bytes);
    return { key: await keyIdOf(publicKey), signature: toBase64(signature) };
  });
  return { payload: text, signatures: await Promise.all(signatures) };
}

/** Encodes at most a few hundred bytes as base64. */
export const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
