import { reportToConsole } from '../../contracts/events/reportToConsole.ts';
import type { HeaderOptions } from '../../contracts/options/headerOptions.ts';
import { readPageOptions } from '../../contracts/options/pageRules.ts';
import { type FallbackElement, fallbackHeader } from '../fallbackHeader.ts';
import { hasTokenSession } from '../shared/cookies.ts';

/**
 * Shows the fallback header in an element that has no markup of a header. It never throws: a page on which it cannot be
 * rendered keeps the reserved space.
 */
export function showFallback(element: Element, options: HeaderOptions): void {
  if (element.querySelector('[data-grocer]')) return;
  try {
    element.append(renderFallback(options));
  } catch (error) {
    reportToConsole('could not show its plain header', error);
  }
}

/** Renders the fallback header to DOM nodes. It parses no HTML, so it works under any content security policy. */
export function renderFallback(options: HeaderOptions): Element {
  const { root, path } = readPageOptions(options);
  const page = { root, path: path ?? location.pathname + location.search };
  return createElement(fallbackHeader({ ...page, hasTokenSession: hasTokenSession() }));
}

function createElement({ tag, attributes, children }: FallbackElement): Element {
  const namespace = tag === 'svg' || tag === 'path' ? '2000/svg' : '1999/xhtml';
  const node = document.createElementNS(`http://www.w3.org/${namespace}`, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children.map((child) => (typeof child === 'string' ? child : createElement(child))));
  return node;
}
