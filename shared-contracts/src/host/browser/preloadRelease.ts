import type { Release } from '../release.ts';

let isPreloaded = false;

/**
 * Requests the header's scripts and style sheets together with its entry, which would request them later. Each preload
 * has the hash and the mode of the later element, so it is not fetched again. Once per page.
 */
export function preloadRelease({ entry, assets, integrity }: Release): void {
  if (isPreloaded || isInDocument(entry)) return;
  isPreloaded = true;
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  const preload = (as: string) => (href: string) => {
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'preload',
      as,
      integrity: integrity[href] ?? '',
      crossOrigin: 'anonymous',
      nonce,
    });
    link.href = href;
    document.head.append(link);
  };
  [entry, ...assets.scripts].forEach(preload('script'));
  // The server's fragment contains the style sheet.
  if (!document.querySelector('style[data-href]')) assets.styles.forEach(preload('style'));
}

/** The server writes the preloads of a signed-in shopper's page. */
const isInDocument = (entry: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].some(({ href }) => href === entry);
