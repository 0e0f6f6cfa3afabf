import { type HeaderOptions, resolveHeaderOptions } from '../../options/headerOptions.ts';
import { type FallbackElement, fallbackHeader } from '../fallbackHeader.ts';
import { hasTokenSession } from '../hasTokenSession.ts';

/** Renders the fallback header to DOM nodes. It parses no HTML, so it works under any content security policy. */
export function renderFallback(options: HeaderOptions): Element {
  const resolved = resolveHeaderOptions(options, () => {});
  const path = resolved.path ?? location.pathname + location.search;
  return createElement(fallbackHeader(resolved, { path, hasTokenSession: hasTokenSession() }));
}

function createElement({ tag, attributes, children }: FallbackElement): Element {
  const namespace = tag === 'svg' || tag === 'path' ? '2000/svg' : '1999/xhtml';
  const node = document.createElementNS(`http://www.w3.org/${namespace}`, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children.map((child) => (typeof child === 'string' ? child : createElement(child))));
  return node;
}
