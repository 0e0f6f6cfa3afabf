/**
 * Moves the style sheet of a fragment from its element into the head. webpack treats that sheet as loaded, so if it
 * were removed with the element, a header that is mounted elsewhere later would have no styles.
 */
export function moveStylesToHead(element: Element): void {
  for (const style of element.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const inHead = [...document.head.querySelectorAll<HTMLStyleElement>('style[data-href]')];
    if (inHead.some(({ dataset }) => dataset.href === style.dataset.href)) style.remove();
    else document.head.append(style);
  }
}
