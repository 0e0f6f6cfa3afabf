import { atom } from 'jotai';
import { findCurrentLink } from './findCurrentLink.ts';
import { pathAtom, routesAtom } from './page.ts';

/** Addresses of the links in the navigation row (behaviour/header#19). */
export const primaryHrefsAtom = atom((get) => {
  const routes = get(routesAtom);
  return {
    Groceries: routes.groceriesHome(),
    Offers: routes.offers(),
    Entertaining: routes.entertainingHome(),
    New: routes.new(),
    Recipes: routes.recipes(),
    Inspiration: routes.inspiration(),
  };
});

export type PrimaryLinkName = 'Groceries' | 'Offers' | 'Entertaining' | 'New' | 'Recipes' | 'Inspiration';

/** The link of the current page, if any (behaviour/header#20). */
export const currentHrefAtom = atom((get) =>
  findCurrentLink(Object.values(get(primaryHrefsAtom)), get(pathAtom)),
);
