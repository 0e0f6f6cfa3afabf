import type { ShoppingContext } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { latestOnly, superseded } from '../refreshResource.ts';
import { servicesAtom } from '../services.ts';
import { trolleyAtom } from '../trolley/trolley.ts';
import { sessionAtom } from './session.ts';
import { createResourceAtoms, createShopperAtom, rememberShopper } from './shopper.ts';

// A copy: the contract's own would add its schemas to the first load.
const emptyContext: ShoppingContext = {
  customerId: null,
  customerOrderId: null,
  customerOrderState: null,
  defaultBranchId: null,
};

/** A copy: after a failure the page is told of the empty values. */
const failedContext = { ...emptyContext };

const baseAtom = createShopperAtom(emptyContext);
const latestAtom = atom(() => latestOnly());

const {
  stateAtom: contextErrorAtom,
  busyAtom: contextBusyAtom,
  beginAtom,
} = createResourceAtoms<{ error?: unknown }>({});

/** Why the last load of the shopping context has failed, if it has; and whether one is running. */
export { contextBusyAtom, contextErrorAtom };

export const shoppingContextAtom = atom((get) => get(baseAtom));

/**
 * Trolley and slot without an order: an order may exist until the context has been answered
 * (behaviour/session#unknown-not-none).
 */
export const stateWithoutOrderAtom = atom((get): { kind: 'none' } | { kind: 'unknown'; hasFailed: true } =>
  [emptyContext, failedContext].includes(get(baseAtom))
    ? { kind: 'unknown', hasFailed: true }
    : { kind: 'none' },
);

/**
 * Loads the shopping context of a signed-in shopper. A failure is logged, and the shopper sees no error: the last
 * values stay, before the first answer they are empty (behaviour/session#context-failure).
 */
export const loadShoppingContextAtom = atom(null, async (get, set) => {
  const { fetchShoppingContext, logger } = get(servicesAtom);
  const isSignedIn = get(sessionAtom).kind === 'signed-in';
  const isSameShopper = rememberShopper(get);
  const finish = set(beginAtom);
  try {
    const context = await get(latestAtom)(async () =>
      isSignedIn ? await fetchShoppingContext() : { ...emptyContext },
    );
    if (context !== superseded && isSameShopper()) set(baseAtom, context);
    finish(context === superseded ? undefined : {});
  } catch (error) {
    if (!isSameShopper()) return;
    finish({ error });
    logger.failure(`Failed to fetch the shopping context: ${errorMessage(error)}`, error);
    if (get(baseAtom) === emptyContext) set(baseAtom, failedContext);
  }
});

/**
 * The id of the shopper's order: the trolley's, else the shopping context's. Null only if both are missing: then there
 * is no order (behaviour/checkout#which-order).
 */
export const orderIdAtom = atom((get): string | null => {
  const state = get(trolleyAtom);
  const trolley = state.kind === 'ready' ? state.answer.trolley : null;
  return trolley?.orderId ?? get(shoppingContextAtom).customerOrderId;
});
