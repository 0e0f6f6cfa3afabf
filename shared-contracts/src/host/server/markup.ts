import { readPageOptions } from '../../contracts/options/pageRules.ts';
import { type FallbackElement, fallbackHeader, fallbackStyles } from '../fallbackHeader.ts';
import type { PreloadLink } from '../preloadLinks.ts';
import { escapeHtml, nonceAttribute } from '../shared/escapeHtml.ts';
import type { FragmentRequest } from './request.ts';

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
