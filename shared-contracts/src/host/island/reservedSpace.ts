import { fallbackStyles } from '../fallbackHeader.ts';
import { nonceAttribute } from '../shared/escapeHtml.ts';

/** Marks an element that reserves the height of a header that is still loading. */
export const waitingAttribute = 'data-grocer-waiting';

/**
 * Reserves the header's minimum height: 159 px, and 50 px in a slot narrower than 992 px
 * (behaviour/header#minimum-heights). It is in em of the reader's text size, like the height of the header. A
 * percentage in a padding refers to the slot's width, so the `clamp` gives its upper limit from 992 px on, and its
 * lower limit below.
 */
const reservedSpaceStyles = `[${waitingAttribute}]{display:flow-root;font-size:medium}
[${waitingAttribute}]::before{float:left;padding-top:clamp(3.125em,(100% - 61.99em)*9999,9.9375em);content:""}
[${waitingAttribute}]>style{display:none}`;

/** The sheet of each element that reserves space. */
const sheets = new WeakMap<Element, CSSStyleSheet>();

/** For the HTML of a server: reserves the height before any script runs. */
export function reservedSpaceMarkup(nonce?: string): string {
  return `<style${nonceAttribute(nonce)}>${reservedSpaceStyles}</style>`;
}

/** Reserves the height in a browser. Uses a constructed style sheet, which no content security policy blocks. */
export function reserveSpace(element: Element): void {
  element.setAttribute(waitingAttribute, '');
  if (sheets.has(element) || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${reservedSpaceStyles}\n${fallbackStyles}`);
  sheets.set(element, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export function releaseSpace(element: Element): void {
  element.removeAttribute(waitingAttribute);
  const sheet = sheets.get(element);
  if (!sheet) return;
  sheets.delete(element);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
}
