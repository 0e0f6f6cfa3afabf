import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '../ReleaseError.ts';
import { generateKey } from './keyPem.ts';

/** Root of the repository, in which no private key may be. */
const repository = path.join(import.meta.dirname, '../../..');

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
  const { pem, publicKey } = await generateKey();
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  return publicKey;
}
