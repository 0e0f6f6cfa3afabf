import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import headerPackage from '../../package.json' with { type: 'json' };
import { runTool } from './runTool.ts';
import { writeHeaderPackage } from './writeHeaderPackage.ts';

const root = path.join(import.meta.dirname, '../../..');
const header = path.join(root, 'header-remote');
/** The workspaces that page teams install. `prepack` builds them. */
const workspaces = ['shared-contracts', 'e2e/sandbox'];

export interface PackedPackage {
  /** Name and version, such as `@grocer/sandbox@1.0.0`. */
  id: string;
  tarball: string;
}

/** Packs everything that is published into `folder`: the packages of page teams and a released header. */
export async function packPackages(folder: string, releases: string): Promise<PackedPackage[]> {
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
