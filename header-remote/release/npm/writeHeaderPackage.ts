import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '../ReleaseError.ts';

/** What the published package has in common with header-remote's package.json. */
export interface HeaderManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  repository: object;
  publishConfig: object;
}

interface Source {
  /** Folder of versions and channels, as `pnpm release` writes it. */
  releases: string;
  manifest: HeaderManifest;
  /** Files from elsewhere, such as the licence. */
  files: string[];
}

const channel = 'stable';

/**
 * Writes the package of one released version: its files and the channel `stable`. The package has no dependencies,
 * because the files are complete.
 * @throws ReleaseError if the channel does not point at the version
 */
export async function writeHeaderPackage(
  target: string,
  { releases, manifest, files }: Source,
): Promise<void> {
  const { name, version, description, license, repository, publishConfig } = manifest;
  const released = await releasedVersion(path.join(releases, channel, 'release.json'));
  if (released !== version) {
    throw new ReleaseError(
      `${releases}: ${channel} points at ${released ?? 'no version'}, but header-remote/package.json has ${version}; run "pnpm release" first`,
    );
  }
  await mkdir(target, { recursive: true });
  for (const folder of [version, channel]) {
    await cp(path.join(releases, folder), path.join(target, folder), { recursive: true });
  }
  for (const file of files) await cp(file, path.join(target, path.basename(file)));
  const published = {
    name,
    version,
    description,
    license,
    repository,
    files: [version, channel, 'CHANGELOG.md'],
    exports: { './*': './*' },
    publishConfig,
  };
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

async function releasedVersion(pointer: string): Promise<string | undefined> {
  try {
    return JSON.parse(await readFile(pointer, 'utf8')).version;
  } catch {
    return undefined;
  }
}
