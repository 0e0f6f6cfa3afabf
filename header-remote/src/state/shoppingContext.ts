import type { ShoppingContext } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { latestOnly, superseded } from '../platform/latestOnly.ts';
import { messageOf } from '../platform/logger/messageOf.ts';
import { servicesAtom } from './services.ts';
import { sessionAtom } from './session.ts';

// Written out again: the contract's own one would bring its schemas along.
const nothingKnown: ShoppingContext = {
  customerId: null,
  customerOrderId: null,
  customerOrderState: null,
  defaultBranchId: null,
};

const baseAtom = atom<ShoppingContext>(nothingKnown);
const latestAtom = atom(() => latestOnly());

export const shoppingContextAtom = atom((get) => get(baseAtom));

/**
 * Only for who is signed in (clarification 27). A failure falls back to empty values without a word to the shopper
 * (specification §8, clarification 137).
 */
export const loadShoppingContextAtom = atom(null, async (get, set) => {
  const { fetchShoppingContext, logger } = get(servicesAtom);
  const isSignedIn = get(sessionAtom).kind === 'signed-in';
  try {
    const context = await get(latestAtom)(async () =>
      isSignedIn ? await fetchShoppingContext() : { ...nothingKnown },
    );
    if (context !== superseded) set(baseAtom, context);
  } catch (error) {
    logger.failure(`Failed to fetch the shopping context: ${messageOf(error)}`, error);
    set(baseAtom, { ...nothingKnown });
  }
});
