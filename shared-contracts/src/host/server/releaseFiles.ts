import { createHash } from 'node:crypto';
import type { Release } from '../../contracts/release.ts';
import { fetchText } from '../fetchText.ts';

/** Timeout of a request to the remote or to a menu service. Milliseconds. */
export const requestTimeoutMs = 10_000;

/** Largest file of a release that is read. Bytes; the largest, the module, has 0.5 MB. */
const maxFileBytes = 8 * 1024 * 1024;

/**
 * Downloads a file of a release as text.
 * @throws Error if it cannot be downloaded, is too large, or does not have the hash that the release names
 */
export async function downloadFile(address: string, release: Release): Promise<string> {
  const text = await fetchText(address, { timeoutMs: requestTimeoutMs, maxBytes: maxFileBytes });
  const expected = release.integrity[address];
  const actual = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (actual === expected) return text;
  throw new Error(
    `${address} does not match its hash in release ${release.version}: got ${actual}, expected ${expected}`,
  );
}

/** The style sheet of `./mount`, which the fragment inlines. */
export interface Styles {
  href: string;
  css: string;
}

/** Downloads the style sheet and makes its URLs absolute, because pages inline it and they are relative to its file. */
export async function downloadStyles(release: Release): Promise<Styles> {
  const [href] = release.assets.styles;
  if (href === undefined) throw new Error(`release ${release.version} names no style sheet`);
  const css = await downloadFile(href, release);
  return {
    href,
    css: css.replace(
      /url\((?!["']?(?:data:|https?:|#))(["']?)([^"')]+)\1\)/g,
      (_all, _quote, file) => `url(${new URL(file, href).href})`,
    ),
  };
}

/** The script of a release that requests a signed-in shopper's values while the header loads. */
export interface StartScript {
  src: string;
  integrity: string;
  /** The script itself, once the server has downloaded it. */
  code?: string;
}

/** Finds the start script among the files of a release that have a hash. Older releases do not have it. */
export function findStart({ integrity }: Release): StartScript | undefined {
  const src = Object.keys(integrity).find((address) => /\/start\.\w+\.js$/.test(address));
  return src === undefined ? undefined : { src, integrity: integrity[src] as string };
}
