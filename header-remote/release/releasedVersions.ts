import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

const version = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Versions that stand in a folder of releases, oldest number first. */
export async function releasedVersions(releases: string): Promise<string[]> {
  if (!existsSync(releases)) return [];
  return (await readdir(releases))
    .filter((name) => version.test(name) && existsSync(path.join(releases, name, 'release.json')))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
