import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FragmentRequest } from '@grocer/shared-contracts/host/server';
import { replaceFile } from './replaceFile.ts';

/** Signed in or out, by the cookie `X-Has-Token-Session`; on the site's homepage or anywhere else in the shop. */
const pages = {
  'in-home': { hasTokenSession: true, path: '/' },
  'in-shop': { hasTokenSession: true, path: '/ecom/shop' },
  'out-home': { hasTokenSession: false, path: '/' },
  'out-shop': { hasTokenSession: false, path: '/ecom/shop' },
};

export type FragmentName = keyof typeof pages;

interface FragmentModule {
  renderFragment(request: FragmentRequest & { styles: { href: string; css: string } }): string;
}

interface Sources {
  /** File of `renderFragment`. */
  module: string;
  styles: string[];
  /** Where the version will be served. */
  address: string;
}

interface Written {
  /** Their files, from the version's folder. */
  fragments: Record<FragmentName, string>;
  /** Of the style sheet that stands in each of them, as a content security policy names it. */
  styleHash: string;
}

/**
 * Writes the header as static HTML, for hosts without a server of their own (design §6): a CDN includes the variant
 * that the visitor's cookie asks for. The browser then corrects what a static file cannot know.
 */
export async function writeFragments(
  folder: string,
  { module, styles: [style = ''], address }: Sources,
): Promise<Written> {
  const { renderFragment } = (await import(pathToFileURL(path.join(folder, module)).href)) as FragmentModule;
  const css = await readFile(path.join(folder, style), 'utf8');
  const styles = { href: address + style, css: withAddress(css, address) };
  const names = Object.keys(pages) as FragmentName[];
  const texts = names.map((name) => renderFragment({ options: {}, origin: '', ...pages[name], styles }));
  await Promise.all(
    names.map((name, index) => replaceFile(path.join(folder, fileOf(name)), texts[index] ?? '')),
  );
  return {
    fragments: Object.fromEntries(names.map((name) => [name, fileOf(name)])) as Record<FragmentName, string>,
    styleHash: styleHashOf(texts[0] ?? ''),
  };
}

/** The same for all of them: they differ in their markup only. */
function styleHashOf(fragment: string): string {
  const css = /<style[^>]*>(.*?)<\/style>/s.exec(fragment)?.[1];
  if (css === undefined) throw new Error('the static fragments have no style sheet in them');
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

const fileOf = (name: FragmentName): string => `fragments/${name}.html`;

/** Addresses in a style sheet are relative to it; inlined into a page they have to be the page's. */
const withAddress = (css: string, address: string): string =>
  css.replace(
    /url\((?!["']?(?:data:|https?:|#))(["']?)([^"')]+)\1\)/g,
    (_all, _quote, file) => `url(${address}${file})`,
  );
