import type { DeliveryPassStatus, Placement, Routes } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { optionsAtom, placementAtom, routesAtom } from '../page/page.ts';
import { deliveryPassAtom } from './deliveryPass.ts';
import { signOutAtom } from './session.ts';

export type AccountMenuKind =
  | 'overview'
  | 'orders'
  | 'favourites'
  | 'lists'
  | 'delivery-pass'
  | 'loyalty'
  | 'sign-out';

export interface AccountMenuItem {
  kind: AccountMenuKind;
  name: string;
  href: string;
}

export interface AccountMenuInput {
  placement: Placement;
  deliveryPass: DeliveryPassStatus;
  loyaltyLabel: string;
  /** False for a support user, who has "Return to admin" instead (behaviour/account#23). */
  hasSignOut: boolean;
}

/** The account menu of a signed-in shopper. */
export const accountMenuAtom = atom((get) =>
  accountMenuItems(get(routesAtom), {
    placement: get(placementAtom),
    deliveryPass: get(deliveryPassAtom),
    loyaltyLabel: get(optionsAtom).config.links.loyalty.label,
    hasSignOut: get(signOutAtom) !== 'none',
  }),
);

/** The menu of the home or shop placement, in its order (behaviour/account#7, #8). */
export function accountMenuItems(routes: Routes, input: AccountMenuInput): AccountMenuItem[] {
  const items: Record<AccountMenuKind, [name: string, href: string | null]> = {
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

const orders: Record<Placement, readonly AccountMenuKind[]> = {
  home: ['overview', 'orders', 'favourites', 'lists', 'delivery-pass', 'sign-out'],
  shop: ['overview', 'lists', 'delivery-pass', 'loyalty', 'sign-out'],
};
