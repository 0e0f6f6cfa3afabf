import type { Release } from '../release.ts';
import { downloadFile } from './downloadFile.ts';

/** The style sheet of `./mount`, which the fragment inlines. */
export interface Styles {
  href: string;
  css: string;
}

/** Makes the addresses in the style sheet absolute: they are relative to it, and it is inlined into a page. */
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
