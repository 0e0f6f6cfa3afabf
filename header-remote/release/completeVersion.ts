import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFolder } from '../federation.ts';
import { replaceJson } from './replaceFile.ts';
import { tagFile } from './stable-files/writeStableFiles.ts';
import { type FragmentName, writeFragments } from './writeFragments.ts';

export interface BuildOutput {
  version: string;
  /** Version of the contract package that this release was built with. */
  contract: string;
  /** Address at which the releases will be served, for the fragments in pages of other origins. Ends with `/`. */
  address: string;
  /** An answer of the taxonomy service, for the links for crawlers in the static fragments. */
  taxonomy?: unknown;
  /** Names of the files that the build wrote. Default: all files in the folder. */
  files?: readonly string[];
}

/** A version's `release.json`. Addresses are relative to it. The host kit reads these keys. */
export interface VersionFile {
  version: string;
  entry: string;
  assets: { scripts: string[]; styles: string[] };
  integrity: Record<string, string>;
  contract: string;
  fragments: { module: string; static: Record<FragmentName, string>; styleHash: string };
}

/**
 * Completes a built folder: adds the static fragments, and `release.json` with the hashes of the first files to load.
 */
export async function completeVersion(folder: string, built: BuildOutput): Promise<void> {
  const { version, contract, address, taxonomy, files = await readdir(folder) } = built;
  const filesNamed = (pattern: RegExp) => files.filter((file) => pattern.test(file)).sort();
  const [module] = filesNamed(/^fragment\.\w+\.mjs$/);
  if (!module) throw new Error(`${folder} has no fragment.*.mjs: build the header first`);
  const manifest = path.join(folder, manifestFolder, 'mf-manifest.json');
  // A channel can only point at a version with a manifest, and a published version cannot be completed later.
  if (!existsSync(manifest)) throw new Error(`${manifest} is missing: build the header first`);
  if (!existsSync(path.join(folder, tagFile)))
    throw new Error(`${folder} has no ${tagFile}: build the header first`);
  const entry = 'remoteEntry.js';
  const scripts = filesNamed(/^widgets\.\w+\.js$/);
  const styles = filesNamed(/^widgets\.\w+\.css$/);
  const { fragments, styleHash } = await writeFragments(folder, {
    module,
    styles,
    address: `${address}${version}/`,
    taxonomy,
  });
  // Host kits find `start.js` by its name among the hashes.
  const start = filesNamed(/^start\.\w+\.js$/);
  const hashed = [entry, ...scripts, ...styles, ...start, module, ...Object.values(fragments)];
  // The hash of a preload must be that of the later script element, and the entry has SHA-256 hashes of its chunks.
  const algorithmOf = (file: string) => (scripts.includes(file) ? 'sha256' : 'sha384');
  const hashes = await Promise.all(
    hashed.map((file) => integrityOf(path.join(folder, file), algorithmOf(file))),
  );
  const release: VersionFile = {
    version,
    entry,
    assets: { scripts, styles },
    integrity: Object.fromEntries(hashed.map((file, index) => [file, hashes[index] ?? ''])),
    contract,
    fragments: { module, static: fragments, styleHash },
  };
  await replaceJson(path.join(folder, 'release.json'), release);
}

async function integrityOf(file: string, algorithm: 'sha256' | 'sha384'): Promise<string> {
  return `${algorithm}-${createHash(algorithm)
    .update(await readFile(file))
    .digest('base64')}`;
}
