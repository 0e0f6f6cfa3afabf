import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contractLineOf } from '@grocer/shared-contracts/internal';
import { ReleaseError } from './ReleaseError.ts';

// The folder of releases: a folder for each version and channel, and `revoked.json`.

const versionPattern = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** A released version. Its folder is never removed. */
export interface KeptRelease {
  version: string;
  /** The line of the contract that it was built with. */
  line: string;
  folder: string;
}

/** Lists the versions in a folder of releases, lowest number first. */
export async function releasedVersions(releases: string): Promise<string[]> {
  if (!existsSync(releases)) return [];
  return (await readdir(releases))
    .filter((name) => versionPattern.test(name) && existsSync(path.join(releases, name, 'release.json')))
    .sort(compareNumbers);
}

/** @throws ReleaseError if a version was not released */
export async function assertReleased(releases: string, version: string): Promise<void> {
  const versions = await releasedVersions(releases);
  if (versions.includes(version)) return;
  throw new ReleaseError(`There is no release ${version}; there are: ${versions.join(', ') || 'none yet'}`);
}

/** Lists the released versions with their lines, lowest number first. */
export async function keptReleases(releases: string): Promise<KeptRelease[]> {
  return Promise.all(
    (await releasedVersions(releases)).map(async (version) => {
      const { contract } = await readRelease(releases, version);
      return { version, line: contractLineOf(contract), folder: path.join(releases, version) };
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

/** The `release.json` of a version or a channel. Undefined if there is none. */
export const readRelease = (releases: string, name: string) =>
  readJson(path.join(releases, name, 'release.json'));

/** Undefined if there is no such file. */
export const readJson = async (file: string) =>
  existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;

/** Writes a file atomically: a reader gets the old content or the new content, never a part of it. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

export const replaceJson = (file: string, value: unknown): Promise<void> =>
  replaceFile(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * Runs a command that writes to the folder of releases, after any other one has ended: each reads the pointers first, so
 * the slower one would undo the other, for example a switch that turns the script off.
 * @throws ReleaseError if another command has not ended after 30 s
 */
export async function withLock<Result>(
  releases: string,
  run: () => Promise<Result>,
  waitMs = 30_000,
): Promise<Result> {
  if (!existsSync(releases)) return run();
  const file = path.join(releases, '.writing');
  const deadline = Date.now() + waitMs;
  while (!(await isCreated(file))) {
    if (Date.now() >= deadline)
      throw new ReleaseError(
        `Process ${await readFile(file, 'utf8')} writes to ${releases}: wait until it has ended, or remove ${file} if it was killed`,
      );
    await setTimeout(100);
  }
  try {
    return await run();
  } finally {
    await rm(file, { force: true });
  }
}

/** False if the file exists. */
const isCreated = (file: string): Promise<boolean> =>
  writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error) => (error.code === 'EEXIST' ? false : Promise.reject(error)),
  );
