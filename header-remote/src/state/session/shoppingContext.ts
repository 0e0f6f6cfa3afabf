import type { ShoppingContext } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { latestOnly, superseded } from '../../platform/latestOnly.ts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { servicesAtom } from '../services.ts';
import { sessionAtom } from './session.ts';

// A copy: the contract's own would add its schemas to the first load.
const emptyContext: ShoppingContext = {
  customerId: null,
  customerOrderId: null,
  customerOrderState: null,
  defaultBranchId: null,
};

const baseAtom = atom<ShoppingContext>(emptyContext);
const latestAtom = atom(() => latestOnly());

export const shoppingContextAtom = atom((get) => get(baseAtom));

/**
 * Loads the shopping context of a signed-in shopper. A failure is logged and gives empty values; the shopper
 * sees no error (behaviour/session#25).
 */
export const loadShoppingContextAtom = atom(null, async (get, set) => {
  const { fetchShoppingContext, logger } = get(servicesAtom);
  const isSignedIn = get(sessionAtom).kind === 'signed-in';
  try {
    const context = await get(latestAtom)(async () =>
      isSignedIn ? await fetchShoppingContext() : { ...emptyContext },
    );
    if (context !== superseded) set(baseAtom, context);
  } catch (error) {
    logger.failure(`Failed to fetch the shopping context: ${errorMessage(error)}`, error);
    set(baseAtom, { ...emptyContext });
  }
});
