import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  countSigners,
  readLimits,
  readSignedPart,
  type SignedPart,
  type SigningKey,
  signatureAlgorithm,
  signStatement,
} from '@grocer/shared-contracts/host/signing';
import { ReleaseError } from './ReleaseError.ts';

/** Settings with which the pointers of this run are signed. */
export interface Signing {
  /** Private keys. Without any the pointer is not signed. */
  keys: readonly SigningKey[];
  /** Days until hosts refuse the pointer. */
  expiresInDays: number;
}

interface PointerContext {
  channel: string;
  revoked: readonly string[];
  /** The channel's current `release.json`, if it has one. */
  previous: unknown;
}

/**
 * Signs the pointer of a channel (decision 12). Undefined without keys.
 * @throws ReleaseError without keys if the channel's current pointer is signed: hosts that pin keys would refuse it
 */
export async function signRelease(
  release: object,
  { channel, revoked, previous }: PointerContext,
  { keys, expiresInDays }: Signing,
): Promise<SignedPart | undefined> {
  if (keys.length === 0) {
    if (!isSigned(previous)) return undefined;
    throw new ReleaseError(
      `Channel ${channel} is signed; give --key <file>, or hosts that accept only signed releases will refuse this one`,
    );
  }
  const expires = new Date(Date.now() + expiresInDays * 86_400_000).toISOString();
  const sequence = await nextSequence(previous, keys);
  return signStatement('pointer', { ...release, channel, sequence, expires, revoked }, keys);
}

/**
 * The seconds since 1970, so that the sequence grows even if the folder of releases is lost, but at least one more than
 * the previous sequence. Ignores a pointer of another key: its sequence may be too high to exceed.
 */
async function nextSequence(previous: unknown, keys: readonly SigningKey[]): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  if (!isSigned(previous)) return now;
  const part = readSignedPart(previous);
  const own = keys.map(({ publicKey }) => publicKey);
  if ((await countSigners('pointer', part, own)) === 0) return now;
  return Math.max(now, readLimits(JSON.parse(part.payload)).sequence + 1);
}

const isSigned = (pointer: unknown): boolean =>
  typeof pointer === 'object' && pointer !== null && 'signed' in pointer;

/** Root of the repository, in which no private key may be. */
const repository = path.join(import.meta.dirname, '../..');

/**
 * Creates a key pair, writes the private key to a file that only its owner can read, and returns the public key, which
 * hosts pin (decision 12).
 * @throws ReleaseError if the file exists, or if it would be in the repository
 */
export async function createKeyFile(file: string): Promise<string> {
  if (!path.relative(repository, file).startsWith('..')) {
    throw new ReleaseError(`${file} is in the repository; keep the private key somewhere else`);
  }
  if (existsSync(file)) throw new ReleaseError(`${file} exists; a key is never overwritten`);
  const { pem, publicKey } = generateKey();
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  return publicKey;
}

/** The environment variable that has the private key itself, for servers that build releases. */
export const keyVariable = 'GROCER_RELEASE_KEY';

/**
 * Reads the private keys of the files, or else the one in the environment. An empty list means that the release is not
 * signed.
 */
export async function readSigningKeys(
  files: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<SigningKey[]> {
  const inEnvironment = env[keyVariable];
  if (files.length === 0 && inEnvironment) return [await readKey(inEnvironment, keyVariable)];
  return Promise.all(files.map(async (file) => readKey(await readKeyFile(file), file)));
}

async function readKeyFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ReleaseError(`The key ${file} cannot be read; create one with "pnpm release keys <file>"`);
  }
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Creates a key pair of ECDSA P-256: the private key as PKCS #8 in PEM, the public key as SPKI in base64. */
export function generateKey(): { pem: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: curve.namedCurve });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { pem, publicKey: publicKeyOf(pem) };
}

/** Reads a private key. `source` says where it comes from. @throws ReleaseError if it is not one of ECDSA P-256 */
export async function readKey(pem: string, source: string): Promise<SigningKey> {
  try {
    const der = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' });
    const privateKey = await crypto.subtle.importKey('pkcs8', new Uint8Array(der), curve, false, ['sign']);
    const sign = (bytes: BufferSource) => crypto.subtle.sign(signatureAlgorithm, privateKey, bytes);
    return { publicKey: publicKeyOf(pem), sign };
  } catch {
    throw new ReleaseError(
      `${source} is not a private key of ECDSA P-256 in PEM; create one with "pnpm release keys <file>"`,
    );
  }
}

const publicKeyOf = (pem: string): string =>
  createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64');
