import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFolder } from '../federation.ts';
import type { VersionFile } from './completeVersion.ts';
import { ReleaseError } from './ReleaseError.ts';
import { releasedVersions } from './releasedVersions.ts';
import { replaceJson } from './replaceFile.ts';
import { readRevoked } from './signing/revokedVersions.ts';
import { type Signing, signRelease } from './signing/signRelease.ts';
import { writeStableFiles } from './stable-files/writeStableFiles.ts';

interface Manifest {
  metaData: { remoteEntry: { path: string } };
  shared: { assets: Assets }[];
  exposes: { assets: Assets }[];
}

type Assets = Record<'js' | 'css', Record<'sync' | 'async', string[]>>;

/** A version and the lines of the contract whose pages get it. */
export interface ServedRelease {
  version: string;
  lines?: string[];
}

/** What a pointer says about the lines of the contract (decision 16). */
export interface ChannelLines {
  /** The lines that get the version, newest first. */
  lines: string[];
  /** The releases of the lines that cannot read it. */
  older: ServedRelease[];
}

/**
 * Points a channel at a version: writes its `release.json`, an `mf-manifest.json` for hosts that load by manifest, and
 * the files for pages without a build. All have addresses in the version's folder, and each is replaced atomically.
 * With keys `release.json` is signed anew, also if it points back (behaviour/loading#signed-releases). With `lines` it
 * also has the releases of older lines of the contract.
 * @throws ReleaseError if the version was not released or was revoked, or if a signed channel would lose its signature
 */
export async function pointChannel(
  releases: string,
  channel: string,
  version: string,
  signing: Signing = unsigned,
  lines?: ChannelLines,
): Promise<void> {
  const versions = await releasedVersions(releases);
  if (!versions.includes(version)) {
    throw new ReleaseError(`There is no release ${version}; there are: ${versions.join(', ') || 'none yet'}`);
  }
  const revoked = await readRevoked(releases);
  if (revoked.includes(version)) throw new ReleaseError(`Version ${version} was revoked`);
  const from = (file: string) => path.join(releases, version, file);
  const to = (file: string) => path.join(releases, channel, file);
  const base = `../${version}/`;
  const release = await readPointed(releases, { version, ...lines });
  const previous = existsSync(to('release.json'))
    ? JSON.parse(await readFile(to('release.json'), 'utf8'))
    : undefined;
  const signed = await signRelease(release, { channel, revoked, previous }, signing);
  // The files are replaced one after the other, the pointer last. In between all are valid, because old version folders
  // stay.
  await writeStableFiles(path.join(releases, channel), release);
  await replaceJson(
    to('mf-manifest.json'),
    manifestAt(
      `${base}${manifestFolder}/`,
      JSON.parse(await readFile(from(`${manifestFolder}/mf-manifest.json`), 'utf8')),
    ),
  );
  await replaceJson(to('release.json'), { ...release, ...(signed && { signed }) });
}

/** The release of a version as a pointer has it, and with it those of older lines. */
async function readPointed(
  releases: string,
  { version, lines, older = [] }: ServedRelease & { older?: ServedRelease[] },
) {
  const file = path.join(releases, version, 'release.json');
  const release = releaseAt(`../${version}/`, JSON.parse(await readFile(file, 'utf8')));
  const olderReleases: object[] = await Promise.all(older.map((served) => readPointed(releases, served)));
  return {
    ...release,
    ...(lines && { lines }),
    ...(olderReleases.length > 0 && { older: olderReleases }),
  };
}

const unsigned: Signing = { keys: [], expiresInDays: 0 };

function releaseAt(base: string, release: VersionFile): VersionFile {
  const moved = (file: string) => base + file;
  const { scripts, styles } = release.assets;
  const { module, static: fragments, styleHash } = release.fragments;
  const movedKeys = (hashes: Record<string, string>) =>
    Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [moved(file), hash]));
  const movedValues = Object.fromEntries(
    Object.entries(fragments).map(([name, file]) => [name, moved(file)]),
  );
  return {
    ...release,
    entry: moved(release.entry),
    assets: { scripts: scripts.map(moved), styles: styles.map(moved) },
    integrity: movedKeys(release.integrity),
    fragments: { module: moved(module), static: movedValues as typeof fragments, styleHash },
  };
}

/** Rewrites the paths of a manifest. The federation runtime resolves them against the manifest's folder. */
function manifestAt(base: string, manifest: Manifest): Manifest {
  const { metaData, shared, exposes } = manifest;
  const movedAssets = ({ js, css }: Assets): Assets => ({ js: movedFiles(js), css: movedFiles(css) });
  const movedFiles = ({ sync, async: later }: Assets['js']) => ({
    sync: sync.map((file) => base + file),
    async: later.map((file) => base + file),
  });
  const withMovedAssets = <Module extends { assets: Assets }>(module: Module): Module => ({
    ...module,
    assets: movedAssets(module.assets),
  });
  return {
    ...manifest,
    metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, path: base } },
    shared: shared.map(withMovedAssets),
    exposes: exposes.map(withMovedAssets),
  };
}
