import { atom } from 'jotai';
import { rootLinksAtom } from '../menu/rootLinks.ts';
import { optionsAtom, placementAtom, routesAtom } from '../page/page.ts';
import { deliveryPassAtom } from './customer.ts';
import { signOutAtom } from './session.ts';

export type AccountMenuKind =
  | 'overview'
  | 'orders'
  | 'favourites'
  | 'lists'
  | 'delivery-pass'
  | 'loyalty'
  | 'sign-out'
  /** A category of the taxonomy. */
  | 'category';

export interface AccountMenuItem {
  kind: AccountMenuKind;
  id?: string;
  name: string;
  href: string;
  iconName?: string | null;
}

/**
 * The account menu of a signed-in shopper (behaviour/account#home-menu, #shop-menu). The taxonomy's links
 * replace all items except "Sign out". A support user has "Return to admin" instead of "Sign out".
 */
export const accountMenuAtom = atom((get): AccountMenuItem[] => {
  const links = get(rootLinksAtom).authenticatedAccount ?? get(fixedItemsAtom);
  if (get(signOutAtom) === 'none') return [...links];
  return [...links, { kind: 'sign-out', name: 'Sign out', href: get(routesAtom).logout() }];
});

const fixedItemsAtom = atom((get): readonly AccountMenuItem[] => {
  const routes = get(routesAtom);
  const pass = routes.deliveryPass(get(deliveryPassAtom));
  const overview = { kind: 'overview', name: 'Account overview', href: routes.myAccount() } as const;
  const both: AccountMenuItem[] = [{ kind: 'lists', name: 'Lists', href: routes.lists() }];
  if (pass !== null) both.push({ kind: 'delivery-pass', name: 'Delivery Pass', href: pass });
  if (get(placementAtom) === 'home')
    return [
      overview,
      { kind: 'orders', name: 'My orders', href: routes.myOrders() },
      { kind: 'favourites', name: 'Favourites', href: routes.favourites() },
      ...both,
    ];
  const { label } = get(optionsAtom).config.links.loyalty;
  return [overview, ...both, { kind: 'loyalty', name: label, href: routes.loyalty() }];
});
