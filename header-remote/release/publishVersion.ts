import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { contractLineOf } from '@grocer/shared-contracts/internal';
import { checkCompatibility, newLineHint } from './checkCompatibility.ts';
import { ReleaseError } from './ReleaseError.ts';
import { keptReleases, readRelease, releasedVersions } from './releaseFolder.ts';
import { hashFiles } from './signing/record.ts';

/**
 * Copies a complete version into the folder of releases, where it never changes again. Returns true if the version is
 * new, false if it has already been released with the same content.
 * @throws ReleaseError if it has been released with other content, or is incompatible with a released version of the
 * same line of the contract
 */
export async function publishVersion(folder: string, releases: string, version: string): Promise<boolean> {
  const versions = await releasedVersions(releases);
  const target = path.join(releases, version);
  if (versions.includes(version)) {
    await assertSameContent(folder, target, version);
    return false;
  }
  const { contract } = await readRelease(folder, '.');
  await assertReadable(folder, releases, contract);
  await copyAtomically(folder, target);
  return true;
}

async function assertReadable(folder: string, releases: string, contract: string): Promise<void> {
  const ofLine = (await keptReleases(releases)).filter(({ line }) => line === contractLineOf(contract));
  const folders = ofLine.map((release) => release.folder);
  const breaches = await checkCompatibility(folder, folders);
  if (breaches.length === 0) return;
  throw new ReleaseError([...breaches, newLineHint(contract)].join('\n'));
}

async function assertSameContent(folder: string, target: string, version: string): Promise<void> {
  const [built, released] = await Promise.all([hashFiles(folder), hashFiles(target)]);
  const files = Object.keys({ ...built, ...released }).sort();
  const differing = files.filter((file) => built[file] !== released[file]);
  if (differing.length === 0) return;
  throw new ReleaseError(
    `${version} has been released with other content (${differing.slice(0, 3).join(', ')}${differing.length > 3 ? ', …' : ''}): raise the version in header-remote/package.json`,
  );
}

/** Copies a folder and renames the copy into place, so that a visitor never loads an incomplete version. */
async function copyAtomically(folder: string, target: string): Promise<void> {
  const incoming = path.join(path.dirname(target), `.incoming-${path.basename(target)}`);
  await rm(incoming, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await cp(folder, incoming, { recursive: true });
  await rename(incoming, target);
}
