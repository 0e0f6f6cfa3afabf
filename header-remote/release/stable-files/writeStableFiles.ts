import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { VersionFile } from '../completeVersion.ts';
import { compressed } from '../precompress.ts';
import { replaceFile } from '../replaceFile.ts';

/** The script of pages with one tag. A version's copy has no pointer. */
export const tagFile = 'header.js';

/** The global in a version's `header.js`, in whose place a channel's copy has its pointer. */
const pointerGlobal = 'globalThis.__CHANNEL_POINTER__';

/**
 * Writes the files of a channel that HTML can name, because their addresses never change
 * (behaviour/stable-addresses#stable-files): `header.js` and `fragments/<variant>.html`, with compressed copies. Each
 * is replaced atomically. `release` has addresses relative to the channel.
 */
export async function writeStableFiles(channel: string, release: VersionFile): Promise<void> {
  const script = await readFile(path.join(channel, path.dirname(release.entry), tagFile), 'utf8');
  const tag = withPointer(script, await pointerOf(channel, release));
  await replaceWithCopies(path.join(channel, tagFile), Buffer.from(tag));
  for (const [name, file] of Object.entries(release.fragments.static)) {
    const fragment = await readFile(path.join(channel, file));
    await replaceWithCopies(path.join(channel, 'fragments', `${name}.html`), fragment);
  }
}

/**
 * The part of a pointer that a browser needs. The hashes are SHA-256, as in the entry: a preload must have the hash
 * of the later element, also that of a style sheet.
 */
async function pointerOf(channel: string, { version, entry, assets, contract }: VersionFile) {
  const loaded = [entry, ...assets.scripts, ...assets.styles];
  const hashes = await Promise.all(loaded.map((file) => hashOf(path.join(channel, file))));
  const integrity = Object.fromEntries(loaded.map((file, index) => [file, hashes[index]]));
  return { version, entry, assets, integrity, contract };
}

async function hashOf(file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
}

/** Writes the pointer into the script, which saves the browser a request. */
function withPointer(script: string, pointer: object): string {
  const [before, after, ...others] = script.split(pointerGlobal);
  if (after === undefined || others.length > 0) throw new Error(`${tagFile} must name ${pointerGlobal} once`);
  return `${before}${JSON.stringify(pointer)}${after}`;
}

async function replaceWithCopies(file: string, content: Buffer): Promise<void> {
  const copies = await compressed(content);
  await Promise.all(copies.map(([extension, copy]) => replaceFile(file + extension, copy)));
  await replaceFile(file, content);
}
