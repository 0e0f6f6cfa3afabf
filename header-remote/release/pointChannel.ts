import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFolder } from '../federation.ts';
import type { VersionFile } from './completeVersion.ts';
import { ReleaseError } from './ReleaseError.ts';
import { releasedVersions } from './releasedVersions.ts';
import { replaceJson } from './replaceFile.ts';

interface Manifest {
  metaData: { remoteEntry: { path: string } };
  shared: { assets: Assets }[];
  exposes: { assets: Assets }[];
}

type Assets = Record<'js' | 'css', Record<'sync' | 'async', string[]>>;

/**
 * Points a channel at a version (design §6): its `release.json`, and an `mf-manifest.json` for hosts written as
 * federation's own documentation shows. Both lead into the version's folder and are replaced in one step each.
 * @throws ReleaseError when there is no such version
 */
export async function pointChannel(releases: string, channel: string, version: string): Promise<void> {
  const versions = await releasedVersions(releases);
  if (!versions.includes(version)) {
    throw new ReleaseError(`There is no release ${version}; there are: ${versions.join(', ') || 'none yet'}`);
  }
  const from = (file: string) => path.join(releases, version, file);
  const to = (file: string) => path.join(releases, channel, file);
  const base = `../${version}/`;
  // A page that still reads the older of the two finds the older version's files where they were.
  await replaceJson(
    to('mf-manifest.json'),
    manifestAt(
      `${base}${manifestFolder}/`,
      JSON.parse(await readFile(from(`${manifestFolder}/mf-manifest.json`), 'utf8')),
    ),
  );
  await replaceJson(
    to('release.json'),
    releaseAt(base, JSON.parse(await readFile(from('release.json'), 'utf8'))),
  );
}

function releaseAt(base: string, release: VersionFile): VersionFile {
  const moved = (file: string) => base + file;
  const { scripts, styles } = release.assets;
  const { module, static: fragments, styleHash } = release.fragments;
  const movedKeys = (of: Record<string, string>) =>
    Object.fromEntries(Object.entries(of).map(([file, hash]) => [moved(file), hash]));
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

/** The federation runtime joins these paths to the manifest's own folder. */
function manifestAt(base: string, manifest: Manifest): Manifest {
  const { metaData, shared, exposes } = manifest;
  const movedAssets = ({ js, css }: Assets): Assets => ({ js: movedFiles(js), css: movedFiles(css) });
  const movedFiles = ({ sync, async: later }: Assets['js']) => ({
    sync: sync.map((file) => base + file),
    async: later.map((file) => base + file),
  });
  const withAssets = <Part extends { assets: Assets }>(part: Part): Part => ({
    ...part,
    assets: movedAssets(part.assets),
  });
  return {
    ...manifest,
    metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, path: base } },
    shared: shared.map(withAssets),
    exposes: exposes.map(withAssets),
  };
}
