import { execFile } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { assertPublicKeys, type PublicKeys, type SigningKey } from '@grocer/shared-contracts/host/signing';
import { ReleaseError } from '../ReleaseError.ts';
import { parsePem, readScriptKey, type ScriptKey } from './signScript.ts';

/** Root of the repository, in which no private key may be. */
const repository = path.join(import.meta.dirname, '../../..');

/**
 * Writes a private key to a new file that only its owner can read (decision 12).
 * @throws ReleaseError if the file exists, or if it would be in the repository
 */
export async function createKeyFile(file: string, pem: string): Promise<void> {
  const [first] = path.relative(repository, file).split(path.sep);
  if (first !== '..') {
    throw new ReleaseError(`${file} is in the repository; keep the private key somewhere else`);
  }
  if (existsSync(file)) throw new ReleaseError(`${file} exists; a key is never overwritten`);
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
}

/**
 * Refuses a private key in an environment variable, which every install script, loader and child process can read.
 * @throws ReleaseError
 */
export function assertNoKeyInEnvironment(env: NodeJS.ProcessEnv): void {
  if (env.GROCER_RELEASE_KEY === undefined) return;
  throw new ReleaseError(
    'GROCER_RELEASE_KEY is in the environment, where every program of a build can read it; remove it, and give the key to "pnpm release sign" and "point" alone: --key -, from standard input',
  );
}

/** Reads the private keys of files; `-` is standard input. @throws ReleaseError if one is not of ECDSA P-256 */
export function readKeyFiles(files: readonly string[]): Promise<SigningKey[]> {
  return Promise.all(
    files.map(async (file) =>
      file === '-'
        ? readKey(await text(process.stdin), 'Standard input')
        : readKey(await readPem(file), file),
    ),
  );
}

/** @throws ReleaseError if one is not a public key as `pnpm release keys` prints it */
export function readPublicKeys(keys: PublicKeys): PublicKeys {
  try {
    if (keys.length > 0) assertPublicKeys(keys);
    return keys;
  } catch (error) {
    throw new ReleaseError(`--trusted: ${(error as Error).message}`);
  }
}

/** Reads the private key of `header.js`. @throws ReleaseError if it is not of Ed25519 */
export async function readScriptKeyFile(file: string): Promise<ScriptKey> {
  return file === '-'
    ? readScriptKey(await text(process.stdin), 'Standard input')
    : readScriptKey(await readPem(file), file);
}

async function readPem(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ReleaseError(`The key ${file} cannot be read; create one with "pnpm release keys <file>"`);
  }
}

/** Creates a key pair of ECDSA P-256: the private key as PKCS #8 in PEM, the public key as SPKI in base64. */
export function generateKey(): { pem: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { pem, publicKey: publicKeyOf(privateKey) };
}

/** Reads a private key. `source` says where it comes from. @throws ReleaseError if it is not one of ECDSA P-256 */
export function readKey(pem: string, source: string): SigningKey {
  const privateKey = parsePem(pem);
  if (privateKey?.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new ReleaseError(
      `${source} is not a private key of ECDSA P-256 in PEM; create one with "pnpm release keys <file>"`,
    );
  }
  return {
    publicKey: publicKeyOf(privateKey),
    sign: async (bytes) =>
      new Uint8Array(sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' })).buffer,
  };
}

const publicKeyOf = (privateKey: KeyObject): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');

/**
 * A key that this process never sees, in a key service or in hardware. The command, run by a shell, prints the public
 * key for the argument `public-key`; for `sign` it reads bytes from standard input and prints r and s. All is in base64.
 * @throws ReleaseError if it fails
 */
export async function connectSigner(command: string): Promise<SigningKey> {
  const run = async (argument: string, input: Uint8Array) => {
    const running = promisify(execFile)('sh', ['-c', `${command} ${argument}`]);
    running.child.stdin?.on('error', () => undefined).end(input);
    try {
      return (await running).stdout.trim();
    } catch (error) {
      throw new ReleaseError(`--signer ${command} has failed: ${(error as Error).message}`);
    }
  };
  return {
    publicKey: await run('public-key', new Uint8Array()),
    sign: async (bytes) => new Uint8Array(Buffer.from(await run('sign', bytes), 'base64')).buffer,
  };
}
