import { atom } from 'jotai';
import { loadShopperAtom } from './loadShop.ts';
import { closeMenuAtom, setMenuPathAtom } from './menu/menu.ts';
import { type Dialog, dialogAtom, openDialogAtom } from './page/dialog.ts';
import { connectServicesAtom, type Services } from './services.ts';
import { type Session, setSessionAtom } from './session/session.ts';
import { nextShopperAtom } from './session/shopper.ts';
import { isActionRunningAtom } from './shopperActions.ts';
import { dropTrolleyUpdatesAtom } from './shopUpdates.ts';

const sessionEnded: Dialog = { kind: 'order-error', code: 'SESSION_ENDED', attempt: 0, savedSlot: null };

/**
 * Replaces the shopper: drops all data of the former one and loads that of the new one
 * (behaviour/session#shopper-change). The former shopper's running actions keep the former services, which
 * send nothing any more. If an action was running or an order error was open, a dialog says that the session
 * has ended (behaviour/session#interrupted-action).
 *
 * @param session with `pending` nothing is loaded yet; `refreshShopAtom` asks who is signed in
 */
export const changeShopperAtom = atom(null, async (get, set, session: Session, services: Services) => {
  const isTold = get(isActionRunningAtom) || get(dialogAtom)?.kind === 'order-error';
  set(dropTrolleyUpdatesAtom);
  // The content of the menus belongs to the former shopper.
  set(closeMenuAtom, 'Groceries');
  set(setMenuPathAtom, []);
  set(nextShopperAtom);
  set(connectServicesAtom, services);
  set(setSessionAtom, session);
  if (isTold) set(openDialogAtom, sessionEnded);
  if (session.kind !== 'pending') await set(loadShopperAtom);
});
