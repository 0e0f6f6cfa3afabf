import type { DeliveryPassStatus, Placement, Routes } from '@grocer/shared-contracts';
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

export interface AccountMenuInput {
  placement: Placement;
  deliveryPass: DeliveryPassStatus;
  loyaltyLabel: string;
  /** False for a support user, who has "Return to admin" instead. */
  hasSignOut: boolean;
}

/** The account menu of a signed-in shopper. Links of the taxonomy take the place of all items but "Sign out". */
export const accountMenuAtom = atom((get): AccountMenuItem[] => {
  const items = accountMenuItems(get(routesAtom), {
    placement: get(placementAtom),
    deliveryPass: get(deliveryPassAtom),
    loyaltyLabel: get(optionsAtom).config.links.loyalty.label,
    hasSignOut: get(signOutAtom) !== 'none',
  });
  const links = get(rootLinksAtom).authenticatedAccount;
  if (!links) return items;
  return [...links, ...items.filter(({ kind }) => kind === 'sign-out')];
});

/** The menu of the home or shop placement, in its order (behaviour/account#home-menu, #shop-menu). */
export function accountMenuItems(routes: Routes, input: AccountMenuInput): AccountMenuItem[] {
  const items: Record<Exclude<AccountMenuKind, 'category'>, [name: string, href: string | null]> = {
    overview: ['Account overview', routes.myAccount()],
    orders: ['My orders', routes.myOrders()],
    favourites: ['Favourites', routes.favourites()],
    lists: ['Lists', routes.lists()],
    'delivery-pass': ['Delivery Pass', routes.deliveryPass(input.deliveryPass)],
    loyalty: [input.loyaltyLabel, routes.loyalty()],
    'sign-out': ['Sign out', input.hasSignOut ? routes.logout() : null],
  };
  return orders[input.placement].flatMap((kind) => {
    const [name, href] = items[kind];
    return href === null ? [] : [{ kind, name, href }];
  });
}

const orders: Record<Placement, readonly Exclude<AccountMenuKind, 'category'>[]> = {
  home: ['overview', 'orders', 'favourites', 'lists', 'delivery-pass', 'sign-out'],
  shop: ['overview', 'lists', 'delivery-pass', 'loyalty', 'sign-out'],
};
