import { atom } from 'jotai';
import { currentLink } from './currentLink.ts';
import { pathAtom, routesAtom } from './page.ts';

/** Where the links of the navigation row lead (clarification 37). */
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

/** The one that the page stands under, if any. */
export const currentHrefAtom = atom((get) =>
  currentLink(Object.values(get(primaryHrefsAtom)), get(pathAtom)),
);
