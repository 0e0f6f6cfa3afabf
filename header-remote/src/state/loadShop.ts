import { atom } from 'jotai';
import { hasTokenSessionAtom, sessionAtom } from './session/session.ts';
import { createShopperAtom, rememberShopper } from './session/shopper.ts';
import { loadShoppingContextAtom } from './session/shoppingContext.ts';
import { loadDeliveryPassAtom, startSessionAtom } from './session/startSession.ts';
import { loadSlotAtom } from './slot/loadSlot.ts';
import { loadTrolleyAtom } from './trolley/loadTrolley.ts';

/**
 * Loads everything that the header shows about the shopper, in this order:
 *
 *     token ─┬─ shopping context ─┬─ trolley
 *            │                    └─ reservations ─┬─ address
 *            └─ delivery pass                      └─ branch
 *
 * Signed-out visitors need only the token. Without an order, trolley and reservations are skipped.
 */
export const loadShopAtom = atom(null, async (get, set) => {
  const isSameShopper = rememberShopper(get);
  set(isStartingAtom, true);
  await set(startSessionAtom);
  // If the shopper has changed, `changeShopperAtom` loads the next shopper's data.
  if (!isSameShopper()) return;
  set(isStartingAtom, false);
  await set(loadShopperAtom);
});

/** Whether the token is being requested. */
const isStartingAtom = createShopperAtom(false);

/**
 * Loads the shopping context, then the trolley and the slot, which depend on it. Does nothing while the session is
 * pending: once the token service has answered, `loadShopAtom` loads all three.
 */
export const loadOrderAtom = atom(null, async (get, set) => {
  if (get(sessionAtom).kind === 'pending') return;
  const isSameShopper = rememberShopper(get);
  await set(loadShoppingContextAtom);
  if (isSameShopper()) await Promise.all([set(loadTrolleyAtom), set(loadSlotAtom)]);
});

/**
 * Reloads stale data, for example when the page is online again or another tab has changed the order. Starts
 * with the token (behaviour/session#refresh) if the session is pending or failed, or if the token-session
 * cookie contradicts it. Does nothing while the token is being requested.
 */
export const refreshShopAtom = atom(null, async (get, set) => {
  if (get(isStartingAtom)) return;
  const { kind } = get(sessionAtom);
  const isAnswered = kind === 'signed-in' || kind === 'signed-out';
  const isKnown = isAnswered && (kind === 'signed-in') === get(hasTokenSessionAtom);
  await set(isKnown ? loadOrderAtom : loadShopAtom);
});

/** Loads the data of the session's shopper. For a visitor who is not signed in nothing is requested. */
export const loadShopperAtom = atom(null, async (_get, set) => {
  await Promise.all([set(loadDeliveryPassAtom), set(loadOrderAtom)]);
});
