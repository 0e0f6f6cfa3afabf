import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contractLineOf } from '@grocer/shared-contracts/internal';
import { releasedVersions } from '../releasedVersions.ts';

/** A released version. Its folder is kept for ever. */
export interface KeptRelease {
  version: string;
  /** The line of the contract that it was built with. */
  line: string;
  folder: string;
}

/** Lists the released versions with their lines, lowest number first. */
export async function keptReleases(releases: string): Promise<KeptRelease[]> {
  return Promise.all(
    (await releasedVersions(releases)).map(async (version) => {
      const folder = path.join(releases, version);
      const { contract } = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
      return { version, line: contractLineOf(contract), folder };
    }),
  );
}

/** Groups releases by line, newest line first. */
export function groupByLine(kept: readonly KeptRelease[]): [line: string, releases: KeptRelease[]][] {
  const lines = Map.groupBy(kept, ({ line }) => line);
  return [...lines].sort(([a], [b]) => compareNumbers(b, a));
}

/** Compares versions or lines by their numbers: 0.9 is lower than 0.10. */
export const compareNumbers = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
