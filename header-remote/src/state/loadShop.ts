import { atom } from 'jotai';
import { loadDeliveryPassAtom } from './loadDeliveryPass.ts';
import { loadSlotAtom } from './loadSlot.ts';
import { loadTrolleyAtom } from './loadTrolley.ts';
import { hasTokenSessionAtom, sessionAtom, setSessionAtom } from './session.ts';
import { loadShoppingContextAtom } from './shoppingContext.ts';
import { startSessionAtom } from './startSession.ts';

/**
 * What the header knows of the shopper, in the order of clarification 27:
 *
 *     token ─┬─ shopping context ─┬─ trolley
 *            │                    └─ reservations ─┬─ address
 *            └─ delivery pass                      └─ branch
 *
 * Each step asks only where it may: an anonymous visitor costs one call, a shopper without an order no trolley and no slot.
 */
export const loadShopAtom = atom(null, async (_get, set) => {
  await set(startSessionAtom);
  await set(loadShopperAtom);
});

/** The services refused the shopper's token twice (clarification 20), or the shopper has signed out: all is forgotten. */
export const leaveShopAtom = atom(null, async (_get, set) => {
  set(setSessionAtom, { kind: 'signed-out' });
  await set(loadShopperAtom);
});

/** The shopping context anew, and what depends on it. */
export const loadOrderAtom = atom(null, async (_get, set) => {
  await set(loadShoppingContextAtom);
  await Promise.all([set(loadTrolleyAtom), set(loadSlotAtom)]);
});

/**
 * After the page was away, or the shopper shopped in another tab: the order may be another one by now, and its owner may
 * have signed in or out, which the cookie tells.
 */
export const refreshShopAtom = atom(null, async (get, set) => {
  const { kind } = get(sessionAtom);
  // The first load is still on its way.
  if (kind === 'pending') return;
  if ((kind === 'signed-in') === get(hasTokenSessionAtom)) await set(loadOrderAtom);
  else await set(loadShopAtom);
});

const loadShopperAtom = atom(null, async (_get, set) => {
  await Promise.all([set(loadDeliveryPassAtom), set(loadOrderAtom)]);
});
