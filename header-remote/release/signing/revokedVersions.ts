import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceJson } from '../replaceFile.ts';

const fileOf = (releases: string) => path.join(releases, 'revoked.json');

/** The versions that must not be used any more, as `revoked.json` in the folder of the releases lists them. */
export async function readRevoked(releases: string): Promise<string[]> {
  const file = fileOf(releases);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
}

export async function addRevoked(releases: string, version: string): Promise<void> {
  const revoked = await readRevoked(releases);
  await replaceJson(fileOf(releases), [...new Set([...revoked, version])]);
}
