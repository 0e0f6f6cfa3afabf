import { readFile } from 'node:fs/promises';
import type { SigningKey } from '@grocer/shared-contracts/host/signing';
import { ReleaseError } from '../ReleaseError.ts';
import { readKey } from './keyPem.ts';

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
