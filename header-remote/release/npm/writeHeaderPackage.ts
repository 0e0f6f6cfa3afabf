import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pointChannel } from '../pointChannel.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { releasedVersions } from '../releasedVersions.ts';

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
 * Writes the package of one released version: its files, and a channel `stable` that points at it. The package has no
 * dependencies, because the files are complete.
 * @throws ReleaseError if the version has not been released
 */
export async function writeHeaderPackage(
  target: string,
  { releases, manifest, files }: Source,
): Promise<void> {
  const { name, version, description, license, repository, publishConfig } = manifest;
  if (!(await releasedVersions(releases)).includes(version)) {
    throw new ReleaseError(
      `${releases} has no version ${version}, that of header-remote/package.json; run "pnpm release" first`,
    );
  }
  await cp(path.join(releases, version), path.join(target, version), { recursive: true });
  // Not the deployed channel, which may also name versions for pages with an older contract.
  await pointChannel(target, channel, version);
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
