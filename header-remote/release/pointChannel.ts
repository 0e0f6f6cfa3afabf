import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Switches } from '@grocer/shared-contracts';
import { manifestFolder } from '../federation.ts';
import { readRevoked } from './channels.ts';
import { integrityOf, tagFile, type VersionFile } from './completeVersion.ts';
import { compressed } from './precompress.ts';
import { ReleaseError } from './ReleaseError.ts';
import { assertReleased, readRelease, replaceFile, replaceJson } from './releaseFolder.ts';
import { verifyVersion } from './signing/record.ts';
import { rememberPointer } from './signing/seenPointers.ts';
import {
  type ServedCandidate,
  type ServedRelease,
  type Signing,
  signChannel,
  unsigned,
} from './signing/signPointer.ts';
import { type ScriptKey, signScript } from './signing/signScript.ts';
import { renderFragments } from './switches/renderFragments.ts';

/** The fields of a pointer beside the version: lines of the contract (decision 16), candidate and switches. */
interface ChannelFields {
  /** The lines that get the version, newest first. */
  lines?: string[];
  /** The releases of the lines that get another version. */
  older: ServedRelease[];
  candidate?: ServedCandidate | undefined;
  switches?: Switches | undefined;
}

/**
 * Points a channel at a version: writes its `release.json`, an `mf-manifest.json` for hosts that load by manifest, and
 * the files for pages without a build. All have addresses in the version's folder, and each is replaced atomically.
 * With keys `release.json` is signed again, even if it points back (behaviour/loading#signed-releases), after every
 * file of the versions was verified. With `fields` it also has the releases of older lines of the contract, and switches.
 * @throws ReleaseError if a version was not released, was revoked or fails the verification, or if a signed channel
 * would lose its signature
 */
export async function pointChannel(
  releases: string,
  channel: string,
  version: string,
  signing: Signing = unsigned,
  fields?: ChannelFields,
): Promise<void> {
  const to = (file: string) => path.join(releases, channel, file);
  const verified = await readVerified(releases, { version, ...fields }, signing);
  const { release, base, revoked } = verified;
  const statements = await signChannel(releases, release, { base, channel, revoked }, signing);
  // The files are replaced one after another, the pointer last. All of them are valid in between, because the folders
  // of old versions are never removed.
  await writeStableFiles(path.join(releases, channel), verified, signing.scriptKey);
  const manifest = path.join(releases, version, manifestFolder, 'mf-manifest.json');
  await replaceJson(to('mf-manifest.json'), await readManifest(manifest, `../${version}/${manifestFolder}/`));
  await replaceJson(to('release.json'), { ...release, ...statements });
  if (statements.signed) await rememberPointer(signing.seenFile, statements.signed.payload);
}

/** What a pointer is made from. */
type PointedRelease = ServedRelease & Partial<Omit<ChannelFields, 'lines'>>;

/**
 * Verifies the versions of a pointer. Returns its content, the fragments rendered with its switches, if it
 * has any, the address of the releases, and the revoked versions. @throws ReleaseError
 */
export async function readVerified(releases: string, pointed: PointedRelease, signing: Signing) {
  const { older = [], candidate } = pointed;
  const versions = [pointed, ...older, ...(candidate ? [candidate] : [])].map(({ version }) => version);
  const base = await verifyServed(releases, versions, signing);
  const revoked = await readRevoked(releases, signing);
  const isRevoked = versions.find((version) => revoked.includes(version));
  if (isRevoked !== undefined) throw new ReleaseError(`Version ${isRevoked} was revoked`);
  const release = await readPointed(releases, pointed);
  const { version, switches } = pointed;
  const rendered = switches && (await renderFragments(path.join(releases, version), release, switches));
  return { release: rendered ? withHashes(release, rendered) : release, rendered, base, revoked };
}

type Rendered = Readonly<Record<string, string>>;

/** Replaces the hashes of the version's fragments by those of the fragments that were rendered with the switches. */
function withHashes<Read extends VersionFile>(release: Read, rendered: Rendered): Read {
  const replaced: readonly string[] = Object.values(release.fragments.static);
  const kept = Object.entries(release.integrity).filter(([file]) => !replaced.includes(file));
  const own = Object.entries(rendered).map(([name, html]) => [fileOf(name), integrityOf(html, 'sha384')]);
  return { ...release, integrity: Object.fromEntries([...kept, ...own]) };
}

const fileOf = (name: string): string => `fragments/${name}.html`;

async function readPointed(releases: string, pointed: PointedRelease) {
  const { version, lines, older = [], candidate, switches } = pointed;
  const release = releaseAt(`../${version}/`, await readRelease(releases, version));
  const olderReleases: object[] = await Promise.all(older.map((served) => readPointed(releases, served)));
  return {
    ...release,
    ...(lines && { lines }),
    ...(olderReleases.length > 0 && { older: olderReleases }),
    ...(candidate && { candidate: await readCandidate(releases, candidate) }),
    ...(switches && { switches }),
  };
}

async function readCandidate(releases: string, { share, salt, ...served }: ServedCandidate): Promise<object> {
  return { ...(await readPointed(releases, served)), share, salt };
}

/** Verifies the versions of a pointer, which must have been built for one address. Returns that address. */
async function verifyServed(releases: string, versions: string[], { trusted }: Signing): Promise<string> {
  const bases = new Set<string>();
  for (const version of versions) {
    await assertReleased(releases, version);
    const record = await verifyVersion(path.join(releases, version), trusted);
    if (record) bases.add(record.base);
  }
  const [base = '', ...others] = bases;
  if (others.length === 0) return base;
  throw new ReleaseError(
    `The versions ${versions.join(', ')} were built for several addresses (${[...bases].join(', ')}): build them for one`,
  );
}

function releaseAt(base: string, release: VersionFile): VersionFile {
  const moved = (file: string) => base + file;
  const { entry, assets, integrity, fragments } = release;
  const statics = Object.entries(fragments.static).map(([name, file]) => [name, moved(file)]);
  return {
    ...release,
    entry: moved(entry),
    assets: { scripts: assets.scripts.map(moved), styles: assets.styles.map(moved) },
    integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [moved(file), hash])),
    fragments: { ...fragments, module: moved(fragments.module), static: Object.fromEntries(statics) },
  };
}

/** A version's manifest with other paths. The federation runtime resolves them against the manifest's folder. */
async function readManifest(file: string, base: string) {
  const manifest = JSON.parse(await readFile(file, 'utf8'), (key, value) =>
    key === 'sync' || key === 'async' ? value.map((each: string) => base + each) : value,
  );
  manifest.metaData.remoteEntry.path = base;
  return manifest;
}

/** The HTTP headers of a channel's `header.js`, for the server of the files. */
export const headersFile = `${tagFile}.headers.json`;

/** The global in a version's `header.js` that is replaced by the pointer in a channel's copy. */
const pointerGlobal = 'globalThis.__CHANNEL_POINTER__';

/**
 * Writes the files of a channel that HTML can name, because their addresses never change
 * (behaviour/stable-addresses#stable-files): `header.js` and `fragments/<variant>.html`, with compressed copies, and with
 * the effect of the channel's switches. Each is replaced atomically. `release` has addresses relative to the channel. With
 * a key the server of the files finds the headers of `header.js` in `header.js.headers.json`.
 */
async function writeStableFiles(
  channel: string,
  { release, rendered }: Awaited<ReturnType<typeof readVerified>>,
  key?: ScriptKey,
): Promise<void> {
  const script = await readFile(path.join(channel, path.dirname(release.entry), tagFile), 'utf8');
  const tag = Buffer.from(withPointer(script, await pointerOf(channel, release)));
  if (key) await replaceJson(path.join(channel, headersFile), signScript(tag, key));
  else await assertSameScript(channel, tag);
  await replaceWithCopies(path.join(channel, tagFile), tag);
  for (const [name, file] of Object.entries(release.fragments.static)) {
    const html = rendered?.[name];
    const fragment = html === undefined ? await readFile(path.join(channel, file)) : Buffer.from(html);
    await replaceWithCopies(path.join(channel, fileOf(name)), fragment);
  }
}

/** @throws ReleaseError if a signed `header.js` would be replaced without a signature: pages whose tag names the key refuse it */
async function assertSameScript(channel: string, script: Buffer): Promise<void> {
  if (!existsSync(path.join(channel, headersFile))) return;
  if (script.equals(await readFile(path.join(channel, tagFile)))) return;
  throw new ReleaseError(
    `${path.basename(channel)}/${tagFile} is signed; give --script-key <file>, or remove ${headersFile} if no page names its key`,
  );
}

/**
 * The part of a pointer that a browser needs. The hashes are SHA-256, as in the entry, because the hash of a preload
 * must be that of the later element. A style sheet is not preloaded.
 */
async function pointerOf(channel: string, { version, entry, assets, contract, switches }: VersionFile) {
  const integrity: Record<string, string> = {};
  for (const file of [entry, ...assets.scripts])
    integrity[file] = integrityOf(await readFile(path.join(channel, file)), 'sha256');
  return { version, entry, assets, integrity, contract, ...(switches && { switches }) };
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
