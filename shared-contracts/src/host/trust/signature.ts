/**
 * The public keys of a publisher whose releases a host accepts, as `pnpm release keys` prints them: ECDSA P-256, SPKI
 * in base64. Two keys allow the publisher to change keys: each release is signed with at least one of them.
 */
export type PublicKeys = readonly string[];

/** Every SPKI of a P-256 key begins with the same 27 bytes; the point of 64 bytes follows. */
const spki = /^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[A-Za-z\d+/]{86}==$/;

/** @throws TypeError if there is no key, or if one is not a public key of ECDSA P-256 */
export function assertPublicKeys(keys: PublicKeys): void {
  if (keys.length === 0) throw new TypeError('keys is an empty list: no release could be accepted');
  for (const key of keys) {
    if (typeof key === 'string' && spki.test(key)) continue;
    throw new TypeError(
      `keys: ${JSON.stringify(key)} is not a public key; give a line that "pnpm release keys" has printed, MFkwEwYH…`,
    );
  }
}

/** A short name of a key for messages: the first eight bytes of the SHA-256 of its SPKI. */
export async function keyIdOf(key: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(key)));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @throws TypeError if the key is no point of the curve, because it was mistyped */
async function importPublicKey(key: string): Promise<CryptoKey> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  try {
    return await crypto.subtle.importKey('spki', bytesOf(key), curve, false, ['verify']);
  } catch {
    // Replaces the browser's error, which has no message.
    throw new TypeError(
      `the pinned key ${key} is not a key of P-256; copy the line of "pnpm release keys" again`,
    );
  }
}

/** `Uint8Array<ArrayBuffer>`, in a form that TypeScript before 5.7 can read too. */
export type Bytes = ReturnType<typeof Uint8Array.from>;

/** Decodes base64. @throws DOMException if it is not base64 */
export const bytesOf = (base64: string): Bytes =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

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
