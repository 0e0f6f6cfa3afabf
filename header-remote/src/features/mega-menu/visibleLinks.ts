import { atom } from 'jotai';

/** Addresses of the links that were in view beside Groceries when the menu was opened, separated by spaces. */
export const visibleLinksAtom = atom('');

/**
 * The links of the navigation row that can be seen: none in the compact bar, and none that is scrolled out of its strip
 * (behaviour/menus#45).
 */
export function findVisibleLinks(panel: Element | null): string {
  const links = [...(panel?.closest('nav')?.querySelectorAll('a') ?? [])];
  return links
    .filter((link) => !link.closest('[popover]') && link.checkVisibility() && isInStrip(link))
    .map((link) => link.getAttribute('href'))
    .join(' ');
}

function isInStrip(link: Element): boolean {
  const strip = link.closest('ul')?.getBoundingClientRect();
  const { left, right, top } = link.getBoundingClientRect();
  // The box of a link may begin between two pixels.
  return strip !== undefined && top >= 0 && left >= strip.left - 1 && right <= strip.right + 1;
}
