import { existsSync } from 'node:fs';
import { cp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import headerPackage from '../../package.json' with { type: 'json' };
import { pointChannel } from '../pointChannel.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { releasedVersions } from '../releaseFolder.ts';
import { runTool } from './runTool.ts';

const root = path.join(import.meta.dirname, '../../..');
const header = path.join(root, 'header-remote');
/** The workspaces that page teams install. `prepack` builds them. */
const workspaces = ['shared-contracts', 'e2e/sandbox'];

/** Packs everything that is published into `folder`: the packages of page teams and a released header. */
export async function packPackages(folder: string, releases: string) {
  const pnpm = ['npx', '-y', 'pnpm@12'];
  // pnpm replaces `catalog:` by versions, and adds the workspace's licence.
  for (const name of workspaces) {
    runTool([...pnpm, 'pack', '--pack-destination', folder], path.join(root, name));
  }
  const files = [
    path.join(root, 'LICENSE'),
    path.join(import.meta.dirname, 'README.md'),
    path.join(header, 'CHANGELOG.md'),
  ].filter((file) => existsSync(file));
  const target = path.join(folder, 'header');
  await writeHeaderPackage(target, { releases, manifest: headerPackage, files });
  runTool(['npm', 'pack', '--pack-destination', folder], target);
  const tarballs = (await readdir(folder)).filter((file) => file.endsWith('.tgz')).sort();
  return tarballs.map((file) => ({ id: idOf(file), tarball: path.join(folder, file) }));
}

/** `grocer-sandbox-1.0.0.tgz` is the tarball of `@grocer/sandbox@1.0.0`. */
export function idOf(file: string): string {
  const [, name, version] = /^grocer-(.+?)-(\d.*)\.tgz$/.exec(file) ?? [];
  if (version === undefined) throw new Error(`${file} is not the tarball of a package of ours`);
  return `@grocer/${name}@${version}`;
}

/** The fields of header-remote's package.json that the published package also has. */
type HeaderManifest = Pick<
  typeof headerPackage,
  'name' | 'version' | 'description' | 'license' | 'repository' | 'publishConfig'
>;

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
  // Writes a new channel: the deployed one may also name versions for pages with an older contract.
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
