import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FragmentRequest } from '@grocer/shared-contracts/host/server';
import { ReleaseError } from './ReleaseError.ts';
import { replaceFile } from './replaceFile.ts';

/** The field of a fragment's stamp that says that it has categories (`header-remote/src/app/runtime/stamp.ts`). */
const categoriesField = 'hasGroceries';

/** The variants: signed in or out, by the cookie `X-Has-Token-Session`, on the homepage or on another page. */
const pages = {
  'in-home': { hasTokenSession: true, path: '/' },
  'in-shop': { hasTokenSession: true, path: '/ecom/shop' },
  'out-home': { hasTokenSession: false, path: '/' },
  'out-shop': { hasTokenSession: false, path: '/ecom/shop' },
};

export type FragmentName = keyof typeof pages;

interface FragmentModule {
  renderFragment(
    request: FragmentRequest & {
      styles: { href: string; css: string };
      menus: { taxonomy: unknown; seasonal: undefined };
    },
  ): string;
}

interface FragmentSources {
  /** File name of the module that exports `renderFragment`. */
  module: string;
  styles: string[];
  /** Address at which the version will be served. Ends with `/`. */
  address: string;
  /** An answer of the taxonomy service. */
  taxonomy?: unknown;
}

interface WrittenFragments {
  /** Paths of the files, relative to the version's folder. */
  fragments: Record<FragmentName, string>;
  /** Hash of the inlined style sheet, in the form of a content security policy. */
  styleHash: string;
}

/**
 * Writes the header as static HTML, for hosts without a server (behaviour/loading#static-fragments): a CDN includes
 * the variant that fits the visitor's cookie. After hydration the browser updates the values that a static file
 * cannot know.
 */
export async function writeFragments(
  folder: string,
  { module, styles: [style = ''], address, taxonomy }: FragmentSources,
): Promise<WrittenFragments> {
  const { renderFragment } = (await import(pathToFileURL(path.join(folder, module)).href)) as FragmentModule;
  const css = await readFile(path.join(folder, style), 'utf8');
  const styles = { href: address + style, css: withAddress(css, address) };
  const names = Object.keys(pages) as FragmentName[];
  const menus = { taxonomy, seasonal: undefined };
  const texts = names.map((name) =>
    renderFragment({ options: {}, origin: '', ...pages[name], styles, menus }),
  );
  if (taxonomy !== undefined && texts.some((text) => !text.includes(categoriesField))) {
    throw new ReleaseError('the taxonomy has no categories: the static fragments would have no menus');
  }
  await Promise.all(
    names.map((name, index) => replaceFile(path.join(folder, fileOf(name)), texts[index] ?? '')),
  );
  return {
    fragments: Object.fromEntries(names.map((name) => [name, fileOf(name)])) as Record<FragmentName, string>,
    styleHash: styleHashOf(texts[0] ?? ''),
  };
}

/** Hash of a fragment's style sheet. All fragments have the same one: only their markup differs. */
function styleHashOf(fragment: string): string {
  const css = /<style[^>]*>(.*?)<\/style>/s.exec(fragment)?.[1];
  if (css === undefined) throw new Error('the static fragments contain no <style> element');
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

const fileOf = (name: FragmentName): string => `fragments/${name}.html`;

/** Makes the addresses in a style sheet absolute: inlined, they would be resolved against the page. */
const withAddress = (css: string, address: string): string =>
  css.replace(
    /url\((?!["']?(?:data:|https?:|#))(["']?)([^"')]+)\1\)/g,
    (_all, _quote, file) => `url(${address}${file})`,
  );
