import { atom } from 'jotai';
import type { MenuLevel } from '../../state/menu/menuLevel.ts';
import { primaryLinksAtom } from '../../state/page/links.ts';

const baseAtom = atom<string>();

/**
 * Addresses of the links beside Groceries that can be seen, separated by spaces: none in the compact bar, and none that
 * is scrolled out of its strip. Set it to the menu's panel when the menu opens. Until then they are all of them, as in
 * the server's HTML.
 */
export const visibleLinksAtom = atom(
  (get) => get(baseAtom) ?? hrefsOf(get(primaryLinksAtom)),
  (get, set, panel: Element | null) => {
    const links = [...(panel?.closest('nav')?.querySelectorAll('a') ?? [])];
    const inView = links.filter((link) => !link.closest('[popover]') && isInView(link));
    const hrefs = inView.map((link) => link.getAttribute('href'));
    set(baseAtom, hrefsOf(get(primaryLinksAtom).filter(({ href }) => hrefs.includes(href))));
  },
);

const hrefsOf = (links: readonly { href: string }[]) => links.map(({ href }) => href).join(' ');

function isInView(link: Element): boolean {
  const strip = link.closest('ul')?.getBoundingClientRect();
  const { left, right, top } = link.getBoundingClientRect();
  // The box of a link may begin between two pixels.
  const isInStrip = strip !== undefined && left >= strip.left - 1 && right <= strip.right + 1;
  return link.checkVisibility() && isInStrip && top >= 0;
}

/** The first level without the rows that only repeat a link in view beside Groceries. */
export const withoutRepeated = (level: MenuLevel, links: readonly string[]): MenuLevel => ({
  ...level,
  items: level.items.filter(
    ({ generated, opensLevel, href }) => generated || opensLevel || !links.includes(href ?? ''),
  ),
});
