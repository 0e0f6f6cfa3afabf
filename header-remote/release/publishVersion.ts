import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { contractLineOf } from '@grocer/shared-contracts/internal';
import { checkCompatibility } from './checkCompatibility.ts';
import { keptReleases } from './lines/keptReleases.ts';
import { ReleaseError } from './ReleaseError.ts';
import { releasedVersions } from './releasedVersions.ts';

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
  const { contract } = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  await assertReadable(folder, releases, contract);
  await copyAtomically(folder, target);
  return true;
}

async function assertReadable(folder: string, releases: string, contract: string): Promise<void> {
  const line = contractLineOf(contract);
  const ofLine = (await keptReleases(releases)).filter((release) => release.line === line);
  const breaches = await checkCompatibility(
    folder,
    ofLine.map((release) => release.folder),
  );
  if (breaches.length === 0) return;
  throw new ReleaseError([...breaches, newLineHint(contract)].join('\n'));
}

/** What to do if pages of the same line cannot read a version (decision 16). */
export const newLineHint = (contract: string): string =>
  `every page of contract ${contractLineOf(contract)} must be able to read it: undo this change, or begin a new line in shared-contracts (version ${nextLine(contract)})`;

function nextLine(contract: string): string {
  const [major = '', minor = ''] = contract.split('.');
  return major === '0' ? `0.${Number(minor) + 1}.0` : `${Number(major) + 1}.0.0`;
}

async function assertSameContent(folder: string, target: string, version: string): Promise<void> {
  const [built, released] = await Promise.all([contentOf(folder), contentOf(target)]);
  const differing = [...new Set([...built.keys(), ...released.keys()])].filter((file) => {
    const builtContent = built.get(file);
    const releasedContent = released.get(file);
    return !builtContent || !releasedContent || !builtContent.equals(releasedContent);
  });
  if (differing.length === 0) return;
  throw new ReleaseError(
    `${version} has been released with other content (${differing.sort().slice(0, 3).join(', ')}${differing.length > 3 ? ', …' : ''}): raise the version in header-remote/package.json`,
  );
}

async function contentOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [path.relative(folder, file), await readFile(file)] as const),
    ),
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
