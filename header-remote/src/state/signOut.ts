import { atom } from 'jotai';
import { leaveShopAtom } from './loadShop.ts';
import { servicesAtom } from './services.ts';

/**
 * Ends the session at the token service, then here: the shopper asked for it, so no flicker is reported (clarification
 * 24). Where the service fails the session goes on, and what it threw is thrown.
 */
export const signOutAtom = atom(null, async (get, set) => {
  await get(servicesAtom).logOut();
  await set(leaveShopAtom);
});
