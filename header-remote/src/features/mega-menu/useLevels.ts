import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { groceriesPathAtom } from '../../state/menu/menu.ts';
import {
  emptyMenuPath,
  findMenuPath,
  type MenuLevel,
  menuLevel,
  viewAll,
} from '../../state/menu/menuLevel.ts';
import { categoriesAtom } from '../../state/menu/taxonomy.ts';
import { primaryLinksAtom } from '../../state/page/links.ts';
import { optionsAtom, pathAtom, routesAtom } from '../../state/page/page.ts';

/** The open levels. The first one is always open; without categories it has only the row "View all". */
export function useLevels(): readonly MenuLevel[] {
  const index = useAtomValue(categoriesAtom);
  const path = useAtomValue(groceriesPathAtom);
  const routes = useAtomValue(routesAtom);
  const page = useAtomValue(pathAtom);
  const { groceries } = useAtomValue(optionsAtom).config.menuRoots;
  const links = useAtomValue(visibleLinksAtom);
  const menu = useMemo(
    () =>
      index && { index, routes, menuRoot: 'Groceries' as const, current: findMenuPath(index, page, routes) },
    [index, page, routes],
  );
  return useMemo(() => {
    const levels = [groceries, ...path].map((id, level) => menu && menuLevel(menu, id, level));
    const [first, ...others] = levels.filter((level) => level !== undefined);
    if (!first) return [levelWithoutCategories(groceries, routes.groceriesHome())];
    return [withoutRepeated(first, links.split(' ')), ...others];
  }, [menu, path, groceries, routes, links]);
}

const levelWithoutCategories = (id: string, href: string) => ({
  id,
  name: 'Groceries',
  banner: null,
  items: [viewAll({ id, name: 'Groceries' }, href, emptyMenuPath)],
});

const baseAtom = atom<string>();

/**
 * Addresses of the links that are visible beside Groceries, separated by spaces. Excludes links that are
 * scrolled out of the strip, and all links in the compact bar. Set the atom with the menu's popover when the
 * menu opens; until then, as on the server, it has all links.
 */
export const visibleLinksAtom = atom(
  (get) => get(baseAtom) ?? hrefsOf(get(primaryLinksAtom)),
  (get, set, shell: Element | null) => {
    const links = [...(shell?.closest('nav')?.querySelectorAll('a') ?? [])];
    const inView = links.filter((link) => !link.closest('[popover]') && isInView(link));
    const hrefs = inView.map((link) => link.getAttribute('href'));
    set(baseAtom, hrefsOf(get(primaryLinksAtom).filter(({ href }) => hrefs.includes(href))));
  },
);

const hrefsOf = (links: readonly { href: string }[]) => links.map(({ href }) => href).join(' ');

function isInView(link: Element): boolean {
  const strip = link.closest('ul')?.getBoundingClientRect();
  const { left, right, top } = link.getBoundingClientRect();
  // Allows one pixel, because the box of a link may begin between two pixels.
  const isInStrip = strip !== undefined && left >= strip.left - 1 && right <= strip.right + 1;
  return link.checkVisibility() && isInStrip && top >= 0;
}

/** Removes those rows of the first level that only repeat a visible link beside Groceries. */
export const withoutRepeated = (level: MenuLevel, links: readonly string[]): MenuLevel => ({
  ...level,
  items: level.items.filter(
    ({ look, opensLevel, href }) => look === 'all' || opensLevel || !links.includes(href ?? ''),
  ),
});
