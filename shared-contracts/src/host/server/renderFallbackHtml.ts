import { readPageOptions } from '../../options/pageRules.ts';
import { escapeHtml, nonceAttribute } from '../escapeHtml.ts';
import { type FallbackElement, fallbackHeader } from '../fallbackHeader.ts';
import { fallbackStyles } from '../fallbackStyles.ts';
import type { FragmentRequest } from './fragmentRequest.ts';

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
