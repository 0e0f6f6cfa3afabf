import { type Bytes, bytesOf, importPublicKey, type PublicKeys } from './publicKeys.ts';

/** One signature of a payload, and the id of the key that made it. */
export interface Signature {
  key: string;
  /** ECDSA with SHA-256, as WebCrypto writes it: r and s in base64. */
  signature: string;
}

export const signatureAlgorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** The first line of the signed bytes, so that a signature of another kind of document never fits a pointer. */
const context = 'grocer release pointer 1';

/** The bytes that are signed: exactly those of the payload, so that no canonical form of JSON is needed. */
export const signedBytes = (payload: string): Bytes => new TextEncoder().encode(`${context}\n${payload}`);

/** Whether one of the keys has made one of the signatures. */
export async function hasSignatureOf(
  keys: PublicKeys,
  payload: string,
  signatures: readonly Signature[],
): Promise<boolean> {
  const bytes = signedBytes(payload);
  for (const key of await Promise.all(keys.map(importPublicKey))) {
    for (const { signature } of signatures) {
      if (await fits(key, signature, bytes)) return true;
    }
  }
  return false;
}

async function fits(key: CryptoKey, signature: string, bytes: Bytes): Promise<boolean> {
  try {
    return await crypto.subtle.verify(signatureAlgorithm, key, bytesOf(signature), bytes);
  } catch {
    return false;
  }
}
