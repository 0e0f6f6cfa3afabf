import type { DeliveryPassStatus, Placement, Routes } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { deliveryPassAtom } from './deliveryPass.ts';
import { optionsAtom, placementAtom, routesAtom } from './page.ts';
import { sessionAtom } from './session.ts';

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

export interface AccountFacts {
  placement: Placement;
  deliveryPass: DeliveryPassStatus;
  loyaltyLabel: string;
  /** Leaves by "Return to admin" (clarification 26). */
  isSupportUser: boolean;
}

/** Support users sign on as a customer (specification §6). */
export const isSupportUserAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.kind === 'signed-in' && session.isSignedOnAsCustomer;
});

/** What the account menu holds for who is signed in. */
export const accountMenuAtom = atom((get) =>
  accountMenu(get(routesAtom), {
    placement: get(placementAtom),
    deliveryPass: get(deliveryPassAtom),
    loyaltyLabel: get(optionsAtom).config.links.loyalty.label,
    isSupportUser: get(isSupportUserAtom),
  }),
);

/** The homepage's menu and the shop's, each in its order (specification §2, clarifications 17, 31). */
export function accountMenu(routes: Routes, facts: AccountFacts): AccountMenuItem[] {
  const items: Record<AccountMenuKind, [name: string, href: string | null]> = {
    overview: ['Account overview', routes.myAccount()],
    orders: ['My orders', routes.myOrders()],
    favourites: ['Favourites', routes.favourites()],
    lists: ['Lists', routes.lists()],
    'delivery-pass': ['Delivery Pass', routes.deliveryPass(facts.deliveryPass)],
    loyalty: [facts.loyaltyLabel, routes.loyalty()],
    'sign-out': ['Sign out', facts.isSupportUser ? null : routes.logout()],
  };
  return orders[facts.placement].flatMap((kind) => {
    const [name, href] = items[kind];
    return href === null ? [] : [{ kind, name, href }];
  });
}

const orders: Record<Placement, readonly AccountMenuKind[]> = {
  home: ['overview', 'orders', 'favourites', 'lists', 'delivery-pass', 'sign-out'],
  shop: ['overview', 'lists', 'delivery-pass', 'loyalty', 'sign-out'],
};
