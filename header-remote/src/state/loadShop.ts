import { atom } from 'jotai';
import { sessionAtom, startSessionAtom } from './session.ts';
import { loadShoppingContextAtom } from './shoppingContext.ts';
import { loadTrolleyAtom } from './trolley.ts';

/** What the header knows of the shopper, in the order of clarification 27; nothing more for an anonymous visitor. */
export const loadShopAtom = atom(null, async (get, set) => {
  await set(startSessionAtom);
  if (get(sessionAtom).kind !== 'signed-in') return;
  await set(loadShoppingContextAtom);
  await set(loadTrolleyAtom);
});
