import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

const version = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Lists the versions in a folder of releases, lowest number first. */
export async function releasedVersions(releases: string): Promise<string[]> {
  if (!existsSync(releases)) return [];
  return (await readdir(releases))
    .filter((name) => version.test(name) && existsSync(path.join(releases, name, 'release.json')))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
