import type { ShoppingContext } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { messageOf } from '../platform/logger/messageOf.ts';
import { servicesAtom } from './services.ts';

const nothingKnown: ShoppingContext = {
  customerId: null,
  customerOrderId: null,
  customerOrderState: null,
  defaultBranchId: null,
};

const baseAtom = atom<ShoppingContext>(nothingKnown);

export const shoppingContextAtom = atom((get) => get(baseAtom));

/** A failure falls back to empty values without a word to the shopper (specification §8, clarification 137). */
export const loadShoppingContextAtom = atom(null, async (get, set) => {
  const { fetchShoppingContext, logger } = get(servicesAtom);
  try {
    set(baseAtom, await fetchShoppingContext());
  } catch (error) {
    logger.failure(`Failed to fetch the shopping context: ${messageOf(error)}`, error);
    set(baseAtom, nothingKnown);
  }
});
