/**
 * A fragment brings the style sheet of `./mount` along, and webpack takes it for loaded from then on. It moves into the
 * head before the element may go, or a header that is mounted elsewhere later would have none.
 */
export function keepStyles(element: Element): void {
  for (const style of element.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const kept = [...document.head.querySelectorAll<HTMLStyleElement>('style[data-href]')];
    if (kept.some(({ dataset }) => dataset.href === style.dataset.href)) style.remove();
    else document.head.append(style);
  }
}
