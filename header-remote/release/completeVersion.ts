import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Switches } from '@grocer/shared-contracts';
import type { FragmentRequest } from '@grocer/shared-contracts/host/server';
import { manifestFolder } from '../federation.ts';
import { ReleaseError } from './ReleaseError.ts';
import { taxonomyFile } from './readTaxonomy.ts';
import { replaceFile, replaceJson } from './releaseFolder.ts';

interface BuildOutput {
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
  /** Only in the `release.json` of a channel, not in that of a version. */
  switches?: Switches;
  fragments: { module: string; static: Record<FragmentName, string>; styleHash: string };
}

/** The script of pages that load the header by one script tag. Only a channel's copy contains the pointer. */
export const tagFile = 'header.js';

/** Completes a built folder: adds static fragments, and `release.json` with the hashes of the first files to load. */
export async function completeVersion(folder: string, built: BuildOutput): Promise<void> {
  const { version, contract, address, taxonomy, files = await readdir(folder) } = built;
  const filesNamed = (pattern: RegExp) => files.filter((file) => pattern.test(file)).sort();
  const [module] = filesNamed(/^fragment\.\w+\.mjs$/);
  if (!module) throw new Error(`${folder} has no fragment.*.mjs: build the header first`);
  // A channel can only point at a version that has these files, and a published version cannot be changed.
  for (const file of [path.join(manifestFolder, 'mf-manifest.json'), tagFile])
    if (!existsSync(path.join(folder, file)))
      throw new Error(`${path.join(folder, file)} is missing: build the header first`);
  const entry = 'remoteEntry.js';
  const scripts = filesNamed(/^widgets\.\w+\.js$/);
  const styles = filesNamed(/^widgets\.\w+\.css$/);
  const { fragments, styleHash } = await writeFragments(folder, {
    module,
    style: styles[0] ?? '',
    address: `${address}${version}/`,
    taxonomy,
  });
  // Host kits find `start.js` by its name among the hashes.
  const start = filesNamed(/^start\.\w+\.js$/);
  const hashed = [entry, ...scripts, ...styles, ...start, module, ...Object.values(fragments)];
  // Preloads of chunks need the SHA-256 hashes with which the entry creates their script elements.
  const algorithmOf = (file: string) => (scripts.includes(file) ? 'sha256' : 'sha384');
  const integrity: Record<string, string> = {};
  for (const file of hashed)
    integrity[file] = integrityOf(await readFile(path.join(folder, file)), algorithmOf(file));
  const release: VersionFile = {
    version,
    entry,
    assets: { scripts, styles },
    integrity,
    contract,
    fragments: { module, static: fragments, styleHash },
  };
  await replaceJson(path.join(folder, 'release.json'), release);
}

export const integrityOf = (content: string | Buffer, algorithm: 'sha256' | 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Field of a fragment's stamp: whether it has categories (`header-remote/src/app/runtime/stamp.ts`). */
const categoriesField = 'hasGroceries';

/** The variants: signed in or out, by the cookie `X-Has-Token-Session`, on the homepage or on another page. */
export const fragmentPages = {
  'in-home': { hasTokenSession: true, path: '/' },
  'in-shop': { hasTokenSession: true, path: '/ecom/shop' },
  'out-home': { hasTokenSession: false, path: '/' },
  'out-shop': { hasTokenSession: false, path: '/ecom/shop' },
};

type FragmentName = keyof typeof fragmentPages;

interface FragmentModule {
  renderFragment(
    request: FragmentRequest & {
      styles: { href: string; css: string };
      menus: { taxonomy: unknown; seasonal: undefined };
    },
  ): string;
}

/**
 * Writes the header as static HTML, for hosts without a server (behaviour/loading#static-fragments): a CDN includes
 * the variant that fits the visitor's cookie. After hydration the browser updates the values that a static file
 * cannot know. Returns the paths of the files, and the hash of their style sheet for a content security policy.
 */
async function writeFragments(
  folder: string,
  { module, style, address, taxonomy }: { module: string; style: string; address: string; taxonomy: unknown },
): Promise<{ fragments: Record<FragmentName, string>; styleHash: string }> {
  const { renderFragment }: FragmentModule = await import(pathToFileURL(path.join(folder, module)).href);
  const css = withAddress(await readFile(path.join(folder, style), 'utf8'), address);
  const styles = { href: address + style, css };
  const menus = { taxonomy, seasonal: undefined };
  if (taxonomy !== undefined) await replaceJson(path.join(folder, taxonomyFile), taxonomy);
  const fragments = {} as Record<FragmentName, string>;
  let styleHash = '';
  for (const [name, page] of Object.entries(fragmentPages) as [
    FragmentName,
    (typeof fragmentPages)[FragmentName],
  ][]) {
    const html = renderFragment({ options: {}, origin: '', ...page, styles, menus });
    if (taxonomy !== undefined && !html.includes(categoriesField))
      throw new ReleaseError('the taxonomy has no categories: the static fragments would have no menus');
    fragments[name] = `fragments/${name}.html`;
    await replaceFile(path.join(folder, fragments[name]), html);
    // All fragments have the same style sheet, so the last one's is used.
    const inlined = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1];
    if (inlined === undefined) throw new Error('the static fragments contain no <style> element');
    styleHash = integrityOf(inlined, 'sha256');
  }
  return { fragments, styleHash };
}

/** Makes the addresses in a style sheet absolute: inlined, they would be resolved against the page. */
const withAddress = (css: string, address: string): string =>
  css.replace(
    /url\((?!["']?(?:data:|https?:|#))(["']?)([^"')]+)\1\)/g,
    (_all, _quote, file) => `url(${address}${file})`,
  );
