import type { Release } from '../contracts/release.ts';

/**
 * The attributes of a preload in React's spelling: for `<link {...link} />`, and for `preload(link.href, link)` of
 * `react-dom`.
 */
export interface PreloadLink {
  rel: 'preload';
  as: 'script';
  href: string;
  integrity: string;
  crossOrigin: 'anonymous';
  nonce?: string;
}

/**
 * The preloads of the header's entry and scripts, for the head of a page; without a release there are none. They have
 * the hash and the CORS mode of the later script elements: a browser that finds a difference fetches the file twice.
 */
export const createPreloadLinks = (release: Release | undefined, nonce?: string): PreloadLink[] =>
  (release ? [release.entry, ...release.assets.scripts] : []).map((href) => ({
    rel: 'preload',
    as: 'script',
    href,
    integrity: release?.integrity[href] ?? '',
    crossOrigin: 'anonymous',
    ...(nonce !== undefined && { nonce }),
  }));
