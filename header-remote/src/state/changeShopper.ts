import { atom } from 'jotai';
import { loadShopperAtom } from './loadShop.ts';
import { closeMenuAtom } from './menu/menu.ts';
import { connectServicesAtom, type Services } from './services.ts';
import { type Session, setSessionAtom } from './session/session.ts';
import { nextShopperAtom } from './session/shopper.ts';
import { dropTrolleyUpdatesAtom } from './shopUpdates.ts';

/**
 * Drops everything that belongs to the shopper, and loads what belongs to the next one (behaviour/session#36). The
 * former shopper's actions go on with the former services, which send nothing any more.
 *
 * @param session `pending`: not known yet, so that nothing is loaded; `refreshShopAtom` asks who is signed in
 */
export const changeShopperAtom = atom(null, async (_get, set, session: Session, services: Services) => {
  set(dropTrolleyUpdatesAtom);
  // Its content is the former shopper's.
  set(closeMenuAtom, 'Groceries');
  set(nextShopperAtom);
  set(connectServicesAtom, services);
  set(setSessionAtom, session);
  if (session.kind !== 'pending') await set(loadShopperAtom);
});
