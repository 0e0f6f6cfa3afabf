import type { Release } from '../release.ts';

let isPreloaded = false;

/**
 * Requests the header's scripts together with its entry, which would request them later. Each preload has the hash and
 * the mode of the later element, so the file is not fetched again. The style sheet is left out: the release has its
 * SHA-384, its later element its SHA-256. Once per page.
 */
export function preloadRelease({ entry, assets, integrity }: Release): void {
  if (isPreloaded || isInDocument(entry)) return;
  isPreloaded = true;
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  for (const href of [entry, ...assets.scripts]) {
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'preload',
      as: 'script',
      integrity: integrity[href] ?? '',
      crossOrigin: 'anonymous',
      nonce,
    });
    link.href = href;
    document.head.append(link);
  }
}

/** The server writes the preloads of a signed-in shopper's page. */
const isInDocument = (entry: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].some(({ href }) => href === entry);
