import { atom } from 'jotai';
import { clearShopperAtom } from './loadShop.ts';
import { servicesAtom } from './services.ts';

/**
 * Ends the session at the token service, then forgets the shopper. No flicker is reported, because the
 * shopper asked for it (behaviour/session#19). If the service fails the session goes on, and its error is
 * thrown.
 */
export const signOutAtom = atom(null, async (get, set) => {
  await get(servicesAtom).logOut();
  await set(clearShopperAtom);
});
