import type { Routes } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { rootLinksAtom } from '../menu/taxonomy/rootLinks.ts';
import { findCurrentLink } from './findCurrentLink.ts';
import { type NamedLink, pathAtom, routesAtom } from './page.ts';

export const groceriesHrefAtom = atom((get) => get(routesAtom).groceriesHome());

/** The links beside Groceries: those of the taxonomy, else the fixed ones (behaviour/header#navigation-links). */
export const primaryLinksAtom = atom(
  (get): readonly NamedLink[] => get(rootLinksAtom).megaMenu ?? fixedPrimaryLinks(get(routesAtom)),
);

/** The links beside Groceries of a shop without further roots. */
export const fixedPrimaryLinks = (
  routes: Pick<Routes, 'offers' | 'entertainingHome' | 'new' | 'recipes' | 'inspiration'>,
): readonly NamedLink[] => [
  { name: 'Offers', href: routes.offers() },
  { name: 'Entertaining', href: routes.entertainingHome() },
  { name: 'New', href: routes.new() },
  { name: 'Recipes', href: routes.recipes() },
  { name: 'Inspiration', href: routes.inspiration() },
];

/** The link of the current page, if any. */
export const currentHrefAtom = atom((get) =>
  findCurrentLink([get(groceriesHrefAtom), ...get(primaryLinksAtom).map(({ href }) => href)], get(pathAtom)),
);
