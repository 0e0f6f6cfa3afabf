import { resolveHeaderOptions } from '../headerOptions.ts';
import { fallbackHeader, type Part } from './fallbackHeader.ts';
import { fallbackStyles } from './fallbackStyles.ts';
import type { FragmentRequest } from './fragmentRequest.ts';

/** The plain header as markup, with its styles: it takes the room that the header will take. */
export function writeFallback({ options, nonce, ...page }: FragmentRequest): string {
  const nonceAttribute = nonce ? ` nonce="${escapeMarkup(nonce)}"` : '';
  const header = fallbackHeader(
    resolveHeaderOptions(options, () => {}),
    page,
  );
  return `<style${nonceAttribute}>${fallbackStyles}</style>${write(header)}`;
}

function write({ tag, attributes, children }: Part): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  const start = `<${tag}${written.join('')}>`;
  // The one element of it that has no end.
  if (tag === 'input') return start;
  return `${start}${children.map((child) => (typeof child === 'string' ? escapeMarkup(child) : write(child))).join('')}</${tag}>`;
}

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
