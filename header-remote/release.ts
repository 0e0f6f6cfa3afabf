import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of a version folder, by what `release.json` calls them. */
interface BuiltVersion {
  version: string;
  /** The version's folder, beside the channels. */
  folder: string;
  /** The contract package's version that this release speaks. */
  contract: string;
}

/**
 * Writes `release.json` into a version's folder and points a channel at it (design §6). The channel's file is
 * replaced in one step: a page meets the old release or the new one, nothing in between.
 */
export async function writeRelease(built: BuiltVersion, channel: string): Promise<void> {
  const files = await readdir(built.folder);
  const named = (pattern: RegExp) => files.filter((file) => pattern.test(file)).sort();
  const [fragment] = named(/^fragment\.\w+\.mjs$/);
  if (!fragment) throw new Error(`${built.folder} has no fragment.*.mjs: build the header first`);

  const scripts = named(/^widgets\.\w+\.js$/);
  const styles = named(/^widgets\.\w+\.css$/);
  const entry = 'remoteEntry.js';
  const release = (base: string) => ({
    version: built.version,
    entry: base + entry,
    assets: { scripts: scripts.map((file) => base + file), styles: styles.map((file) => base + file) },
    integrity: {} as Record<string, string>,
    contract: built.contract,
    fragments: { module: base + fragment },
  });
  const hashes = await Promise.all(
    [entry, ...scripts, ...styles, fragment].map(async (file) => [
      file,
      await integrityOf(path.join(built.folder, file)),
    ]),
  );
  const withIntegrity = (base: string) => ({
    ...release(base),
    integrity: Object.fromEntries(hashes.map(([file, hash]) => [`${base}${file}`, hash])),
  });

  await writeJson(path.join(built.folder, 'release.json'), withIntegrity(''));
  await writeJson(
    path.join(built.folder, '..', channel, 'release.json'),
    withIntegrity(`../${built.version}/`),
  );
}

async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
