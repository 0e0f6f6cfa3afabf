import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFolder } from '../federation.ts';
import { replaceJson } from './replaceFile.ts';
import { type FragmentName, writeFragments } from './writeFragments.ts';

export interface Built {
  version: string;
  /** The contract package's version that this release speaks. */
  contract: string;
  /** Where the releases will be served; static fragments stand in pages of other origins. Ends with `/`. */
  address: string;
  /** Names of the files that the build made; left out, all that the folder holds. */
  files?: readonly string[];
}

/** A version's own `release.json`: addresses are relative to it. The host kit reads these keys (design §6). */
export interface VersionFile {
  version: string;
  entry: string;
  assets: { scripts: string[]; styles: string[] };
  integrity: Record<string, string>;
  contract: string;
  fragments: { module: string; static: Record<FragmentName, string>; styleHash: string };
}

/** Makes a built folder a whole version: static fragments, and `release.json` with the hashes of what pages load first. */
export async function completeVersion(folder: string, built: Built): Promise<void> {
  const { version, contract, address, files = await readdir(folder) } = built;
  const named = (pattern: RegExp) => files.filter((file) => pattern.test(file)).sort();
  const [module] = named(/^fragment\.\w+\.mjs$/);
  if (!module) throw new Error(`${folder} has no fragment.*.mjs: build the header first`);
  const manifest = path.join(folder, manifestFolder, 'mf-manifest.json');
  // Without it no channel can point here, and a version that is published never changes again.
  if (!existsSync(manifest)) throw new Error(`${manifest} is missing: build the header first`);
  const entry = 'remoteEntry.js';
  const scripts = named(/^widgets\.\w+\.js$/);
  const styles = named(/^widgets\.\w+\.css$/);
  const { fragments, styleHash } = await writeFragments(folder, {
    module,
    styles,
    address: `${address}${version}/`,
  });
  const hashed = [entry, ...scripts, ...styles, module, ...Object.values(fragments)];
  const hashes = await Promise.all(hashed.map((file) => integrityOf(path.join(folder, file))));
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

async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}
