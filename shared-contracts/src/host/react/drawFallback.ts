import { type HeaderOptions, resolveHeaderOptions } from '../../headerOptions.ts';
import { fallbackHeader, type Part } from '../fallbackHeader.ts';

/** The plain header as DOM nodes: no string becomes markup, so it stands under any content security policy. */
export function drawFallback(options: HeaderOptions): Element {
  const hasTokenSession = /(?:^|; )X-Has-Token-Session=true(?:;|$)/.test(document.cookie);
  const resolved = resolveHeaderOptions(options, () => {});
  const path = resolved.path ?? location.pathname + location.search;
  return draw(fallbackHeader(resolved, { path, hasTokenSession }));
}

function draw({ tag, attributes, children }: Part): Element {
  const namespace = tag === 'svg' || tag === 'path' ? '2000/svg' : '1999/xhtml';
  const node = document.createElementNS(`http://www.w3.org/${namespace}`, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children.map((child) => (typeof child === 'string' ? child : draw(child))));
  return node;
}
