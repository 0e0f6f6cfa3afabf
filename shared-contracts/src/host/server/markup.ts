import { readPageOptions } from '../../contracts/options/pageRules.ts';
import type { Release } from '../../contracts/release.ts';
import { type FallbackElement, fallbackHeader, fallbackStyles } from '../fallbackHeader.ts';
import { escapeHtml, nonceAttribute } from '../shared/escapeHtml.ts';
import type { FragmentRequest } from './request.ts';

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
 * the hash and the mode of the later script elements: a browser that finds a difference fetches the file twice.
 */
export const createPreloadLinks = (release: Release | undefined, nonce?: string): PreloadLink[] =>
  [release?.entry, ...(release?.assets.scripts ?? [])]
    .filter((href) => href !== undefined)
    .map((href) => ({
      rel: 'preload',
      as: 'script',
      href,
      integrity: release?.integrity[href] ?? '',
      crossOrigin: 'anonymous',
      ...(nonce !== undefined && { nonce }),
    }));

export const renderPreloadLinks = (links: readonly PreloadLink[]): string =>
  links
    .map(
      ({ href, integrity, nonce }) =>
        `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin="anonymous"${nonceAttribute(nonce)}>`,
    )
    .join('');

/** Renders the fallback header to HTML, with its styles. It has the height of the header. */
export function renderFallbackHtml({ options, nonce, ...page }: FragmentRequest): string {
  const header = fallbackHeader({ ...page, root: readPageOptions(options).root });
  return `<style${nonceAttribute(nonce)}>${fallbackStyles}</style>${renderElement(header)}`;
}

function renderElement({ tag, attributes, children }: FallbackElement): string {
  const attributeList = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${tag}${attributeList.join('')}>`;
  // `input` is the only void element of the fallback header.
  if (tag === 'input') return start;
  return `${start}${children.map((child) => (typeof child === 'string' ? escapeHtml(child) : renderElement(child))).join('')}</${tag}>`;
}
