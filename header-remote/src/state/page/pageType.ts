import type { Routes } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { pathnameAtom, placementAtom, routesAtom } from './page.ts';

/**
 * The kind of the current page, for analytics: 'home', 'search', 'trolley', ... or 'other'
 * (behaviour/analytics#page-types).
 */
export const pageTypeAtom = atom((get): string => {
  if (get(placementAtom) === 'home') return 'home';
  const pathname = get(pathnameAtom);
  const kinds = Object.entries(kindsBy(get(routesAtom)));
  const kind = kinds.find(([, paths]) =>
    paths.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  );
  return kind?.[0] ?? 'other';
});

// The first match wins: the path of offers is below that of browse.
const kindsBy = (routes: Routes): Record<string, readonly string[]> => ({
  search: [routes.search()],
  'multi-search': [routes.multiSearch()],
  offers: [routes.offers()],
  browse: [routes.browse()],
  trolley: [routes.trolley()],
  checkout: [routes.checkout(), routes.beforeYouGo()],
  'order-confirmation': [routes.orderConfirmation('').replace(/\/$/, '')],
  slots: [routes.serviceSelection(), routes.bookSlot('delivery').replace(/\/delivery$/, '')],
  account: [routes.myAccount(), routes.myDetails(), routes.favourites(), routes.lists()],
  content: [routes.recipes(), routes.inspiration()],
});
