import type { Routes } from '@grocer/shared-contracts';
import { pathnameOf } from '@grocer/shared-contracts/internal';
import { atom } from 'jotai';
import { rootLinksAtom } from '../menu/rootLinks.ts';
import { type NamedLink, optionsAtom, pathAtom, routesAtom } from './page.ts';

export const groceriesHrefAtom = atom((get) => get(routesAtom).groceriesHome());

/** The links beside Groceries: from the taxonomy, else the fixed ones (behaviour/header#navigation-links). */
export const primaryLinksAtom = atom(
  (get): readonly NamedLink[] => get(rootLinksAtom).megaMenu ?? fixedPrimaryLinks(get(routesAtom)),
);

export const fixedPrimaryLinks = (
  routes: Pick<Routes, 'offers' | 'entertainingHome' | 'new' | 'recipes' | 'inspiration'>,
): readonly NamedLink[] => [
  { name: 'Offers', href: routes.offers() },
  { name: 'Entertaining', href: routes.entertainingHome() },
  { name: 'New', href: routes.new() },
  { name: 'Recipes', href: routes.recipes() },
  { name: 'Inspiration', href: routes.inspiration() },
];

export const currentHrefAtom = atom((get) =>
  findCurrentLink([get(groceriesHrefAtom), ...get(primaryLinksAtom).map(({ href }) => href)], get(pathAtom)),
);

/**
 * The link whose path is a prefix of the page's path, in whole segments. If several match, the longest wins,
 * because the path of "New" is below that of "Groceries" (behaviour/header#current-link).
 */
export function findCurrentLink(hrefs: readonly string[], path: string): string | undefined {
  const pathname = pathnameOf(path);
  return hrefs
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** The links "More from": the taxonomy's site links, else the sister shops. */
export const siteLinksAtom = atom((get): readonly NamedLink[] => {
  const { referral } = get(routesAtom);
  const { sisterShops } = get(optionsAtom).config.links;
  return (
    get(rootLinksAtom).siteLinks ??
    sisterShops.map(({ label, url }) => ({ name: label, href: referral(url, 'header') }))
  );
});
