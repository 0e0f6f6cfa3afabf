import { atom } from 'jotai';
import { loadDeliveryPassAtom } from './session/loadDeliveryPass.ts';
import { hasTokenSessionAtom, sessionAtom, setSessionAtom } from './session/session.ts';
import { loadShoppingContextAtom } from './session/shoppingContext.ts';
import { startSessionAtom } from './session/startSession.ts';
import { loadSlotAtom } from './slot/loadSlot.ts';
import { loadTrolleyAtom } from './trolley/loadTrolley.ts';

/**
 * Loads everything that the header shows about the shopper, in this order (behaviour/session#21):
 *
 *     token ─┬─ shopping context ─┬─ trolley
 *            │                    └─ reservations ─┬─ address
 *            └─ delivery pass                      └─ branch
 *
 * An anonymous visitor costs one call. Without an order, trolley and reservations are not requested
 * (behaviour/session#22, #24).
 */
export const loadShopAtom = atom(null, async (_get, set) => {
  await set(startSessionAtom);
  await set(loadShopperAtom);
});

/** Forgets the shopper after a sign-out, or after a second 401 (behaviour/session#12, #28). */
export const clearShopperAtom = atom(null, async (_get, set) => {
  set(setSessionAtom, { kind: 'signed-out' });
  await set(loadShopperAtom);
});

/** Loads the shopping context again, then the trolley and the slot, which depend on it. */
export const loadOrderAtom = atom(null, async (_get, set) => {
  await set(loadShoppingContextAtom);
  await Promise.all([set(loadTrolleyAtom), set(loadSlotAtom)]);
});

/**
 * Loads stale data again, for example when the page comes back from the bfcache or another tab has changed
 * the order. If the token-session cookie no longer agrees with the session, everything is loaded from the
 * token on (behaviour/session#32).
 */
export const refreshShopAtom = atom(null, async (get, set) => {
  const { kind } = get(sessionAtom);
  // The first load is still running.
  if (kind === 'pending') return;
  if ((kind === 'signed-in') === get(hasTokenSessionAtom)) await set(loadOrderAtom);
  else await set(loadShopAtom);
});

const loadShopperAtom = atom(null, async (_get, set) => {
  await Promise.all([set(loadDeliveryPassAtom), set(loadOrderAtom)]);
});
