import { fallbackStyles } from '../fallbackStyles.ts';

/** Marks an element that keeps room for a header which has not come. */
export const waitingAttribute = 'data-grocer-waiting';

/** The header's least height: 159 px, below 992 px 50 px; in em of the reader's own text size, as the header's is. */
const roomStyles = `[${waitingAttribute}]{display:block;font-size:medium;min-block-size:3.125em}
@media (min-width:62em){[${waitingAttribute}]{min-block-size:9.9375em}}`;

const rooms = new Set<Element>();
let sheet: CSSStyleSheet | undefined;

/** For a server's HTML: the room is there before any script. */
export function roomMarkup(nonce?: string): string {
  const nonceAttribute = nonce ? ` nonce="${nonce.replaceAll('"', '&quot;')}"` : '';
  return `<style${nonceAttribute}>${roomStyles}</style>`;
}

export function keepRoom(element: Element): void {
  element.setAttribute(waitingAttribute, '');
  if (rooms.size === 0) addSheet();
  rooms.add(element);
}

export function clearRoom(element: Element): void {
  element.removeAttribute(waitingAttribute);
  if (rooms.delete(element) && rooms.size === 0) removeSheet();
}

/** A constructed sheet needs no nonce under any content security policy. */
function addSheet(): void {
  if (!('adoptedStyleSheets' in document)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`${roomStyles}\n${fallbackStyles}`);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function removeSheet(): void {
  if (!sheet) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}
