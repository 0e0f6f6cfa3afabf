import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkCompatibility } from './checkCompatibility.ts';
import { ReleaseError } from './ReleaseError.ts';
import { releasedVersions } from './releasedVersions.ts';

/**
 * Puts a whole version among the releases, where it never changes again. Nothing is published where the version has been
 * released with other content, or where it cannot stand on a page with a version that has been released before.
 * Answers whether it is new.
 * @throws ReleaseError
 */
export async function publishVersion(folder: string, releases: string, version: string): Promise<boolean> {
  const versions = await releasedVersions(releases);
  const target = path.join(releases, version);
  if (versions.includes(version)) {
    await refuseDifference(folder, target, version);
    return false;
  }
  const breaches = await checkCompatibility(
    folder,
    versions.map((name) => path.join(releases, name)),
  );
  if (breaches.length > 0) throw new ReleaseError(breaches.join('\n'));
  await moveInto(folder, target);
  return true;
}

async function refuseDifference(folder: string, target: string, version: string): Promise<void> {
  const [ours, theirs] = await Promise.all([contentOf(folder), contentOf(target)]);
  const differing = [...new Set([...ours.keys(), ...theirs.keys()])].filter((file) => {
    const content = ours.get(file);
    const released = theirs.get(file);
    return !content || !released || !content.equals(released);
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

/** Whole or not at all: a visitor never meets half a version. */
async function moveInto(folder: string, target: string): Promise<void> {
  const incoming = path.join(path.dirname(target), `.incoming-${path.basename(target)}`);
  await rm(incoming, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await cp(folder, incoming, { recursive: true });
  await rename(incoming, target);
}
