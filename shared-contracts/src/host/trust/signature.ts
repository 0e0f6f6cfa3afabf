/**
 * Public keys of the header's publisher, as `pnpm release keys` prints them: ECDSA P-256, SPKI in base64. With one key
 * more than must sign, the publisher can change keys.
 */
export type PublicKeys = readonly string[];

/** Every SPKI of a P-256 key begins with the same 27 bytes; the point of 64 bytes follows. */
const spki = /^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[A-Za-z\d+/]{86}==$/;

/** @throws TypeError if there is no key, or if one is not a public key of ECDSA P-256 */
export function assertPublicKeys(keys: PublicKeys, setting = 'keys'): void {
  if (keys.length === 0) throw new TypeError(`${setting} is an empty list: no release could be accepted`);
  for (const key of keys) {
    if (typeof key === 'string' && spki.test(key)) continue;
    throw new TypeError(
      `${setting}: ${JSON.stringify(key)} is not a public key; give a line that "pnpm release keys" has printed, MFkwEwYH…`,
    );
  }
}

/** A short name of a key for messages: the first eight bytes of the SHA-256 of its SPKI. */
export const keyIdOf = async (key: string): Promise<string> => (await sha256(bytesOf(key))).slice(0, 16);

/** The SHA-256 of a statement's payload, in hexadecimal, by which another statement names it. */
export const hashOf = (payload: string): Promise<string> => sha256(new TextEncoder().encode(payload));

async function sha256(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
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

/** A statement of the publisher, and who has signed it. */
export interface SignedPart {
  /** JSON. Its exact characters are signed, so that no canonical form of JSON is needed. */
  payload: string;
  signatures: Signature[];
}

/**
 * What a statement says: where a channel points, which files a version has, that a pointer is the newest, or which keys
 * sign the other statements.
 */
export type StatementKind = 'pointer' | 'record' | 'freshness' | 'root';

export const signatureAlgorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** The first line of the signed bytes, so that a signature never fits a statement of another kind. */
const contextOf = (kind: StatementKind): string => `grocer release ${kind} 1`;

export const signedBytes = (kind: StatementKind, payload: string): Bytes =>
  new TextEncoder().encode(`${contextOf(kind)}\n${payload}`);

/** The most signatures that are verified. A publisher has fewer keys; more would only cost time. */
const maxSignatures = 4;

/** Counts the keys that have signed a statement. Each key counts once. */
export async function countSigners(
  kind: StatementKind,
  { payload, signatures }: SignedPart,
  keys: PublicKeys,
): Promise<number> {
  const bytes = signedBytes(kind, payload);
  const verified = signatures.slice(0, maxSignatures);
  const hasSigned = [...new Set(keys)].map(async (publicKey) => {
    const key = await importPublicKey(publicKey);
    const fitting = await Promise.all(verified.map(({ signature }) => fits(key, signature, bytes)));
    return fitting.includes(true);
  });
  return (await Promise.all(hasSigned)).filter(Boolean).length;
}

async function fits(key: CryptoKey, signature: string, bytes: Bytes): Promise<boolean> {
  try {
    return await crypto.subtle.verify(signatureAlgorithm, key, bytesOf(signature), bytes);
  } catch {
    return false;
  }
}

/** Whether a value has the form of a signed statement, with at least one signature. */
export function isSignedPart(value: unknown): value is SignedPart {
  const { payload, signatures } = asRecord(value);
  return (
    typeof payload === 'string' &&
    Array.isArray(signatures) &&
    signatures.length > 0 &&
    signatures.every(isSignature)
  );
}

const isSignature = (value: unknown): boolean => {
  const { key, signature } = asRecord(value);
  return typeof key === 'string' && typeof signature === 'string';
};

/** The fields of an object; none if the value is no object. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
