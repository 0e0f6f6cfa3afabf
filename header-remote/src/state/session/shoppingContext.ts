import type { ShoppingContext } from '@grocer/shared-contracts';
import { atom, type Getter } from 'jotai';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { createLoadAtom } from '../createLoadAtom.ts';
import { servicesAtom } from '../services.ts';
import { trolleyAtom } from '../trolley/trolley.ts';
import { sessionAtom } from './session.ts';
import { createResourceAtoms } from './shopper.ts';

// A copy of the contract's value, which would add the contract's schemas to the first load.
const emptyContext: ShoppingContext = {
  customerId: null,
  customerOrderId: null,
  customerOrderState: null,
  defaultBranchId: null,
};

/**
 * The empty context after a failure. It is another object than `emptyContext`, so that the change sends the
 * empty values to the page.
 */
const failedContext = { ...emptyContext };

interface ContextState {
  context: ShoppingContext;
  /** The error of the last load, if it has failed. */
  error?: unknown;
}

const {
  stateAtom: contextStateAtom,
  busyAtom: contextBusyAtom,
  beginAtom,
} = createResourceAtoms<ContextState>({ context: emptyContext });

export { contextBusyAtom, contextStateAtom };

export const shoppingContextAtom = atom((get) => get(contextStateAtom).context);

/**
 * Trolley and slot of a shopper without an order id. They are unknown until the context has been answered,
 * because an order may exist (behaviour/session#unknown-not-none).
 */
export const stateWithoutOrderAtom = atom((get): { kind: 'none' } | { kind: 'unknown'; hasFailed: true } =>
  [emptyContext, failedContext].includes(get(shoppingContextAtom))
    ? { kind: 'unknown', hasFailed: true }
    : { kind: 'none' },
);

/**
 * Loads the shopping context of a signed-in shopper. A failure is logged, and the shopper sees no error: the last
 * values stay, before the first answer they are empty (behaviour/session#context-failure).
 */
export const loadShoppingContextAtom = createLoadAtom(beginAtom, readContext, toFailedContext);

async function readContext(get: Getter): Promise<ContextState> {
  const isSignedIn = get(sessionAtom).kind === 'signed-in';
  return { context: isSignedIn ? await get(servicesAtom).fetchShoppingContext() : { ...emptyContext } };
}

function toFailedContext(get: Getter, error: unknown): ContextState {
  get(servicesAtom).logger.failure(`Failed to fetch the shopping context: ${errorMessage(error)}`, error);
  const last = get(shoppingContextAtom);
  return { context: last === emptyContext ? failedContext : last, error };
}

/**
 * The id of the shopper's order: the trolley's, else the shopping context's. Null only if both are missing: then there
 * is no order (behaviour/checkout#which-order).
 */
export const orderIdAtom = atom((get): string | null => {
  const state = get(trolleyAtom);
  const trolley = state.kind === 'ready' ? state.answer.trolley : null;
  return trolley?.orderId ?? get(shoppingContextAtom).customerOrderId;
});
