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

const reservedElements = new Set<Element>();
let sheet: CSSStyleSheet | undefined;

/** For the HTML of a server: reserves the height before any script runs. */
export function reservedSpaceMarkup(nonce?: string): string {
  return `<style${nonceAttribute(nonce)}>${reservedSpaceStyles}</style>`;
}

export function reserveSpace(element: Element): void {
  element.setAttribute(waitingAttribute, '');
  if (reservedElements.size === 0) addSheet();
  reservedElements.add(element);
}

export function releaseSpace(element: Element): void {
  element.removeAttribute(waitingAttribute);
  if (reservedElements.delete(element) && reservedElements.size === 0) removeSheet();
}

/** Uses a constructed style sheet, which needs no nonce under any content security policy. */
function addSheet(): void {
  if (!('adoptedStyleSheets' in document)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`${reservedSpaceStyles}\n${fallbackStyles}`);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function removeSheet(): void {
  if (!sheet) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
}
