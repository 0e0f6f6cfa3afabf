import type { ShoppingContext } from '@grocer/shared-contracts';
import { atom, type Getter } from 'jotai';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { createLoadAtom } from '../createLoadAtom.ts';
import { servicesAtom } from '../services.ts';
import { trolleyAtom } from '../trolley/trolley.ts';
import { sessionAtom } from './session.ts';
import { createResourceAtoms } from './shopper.ts';

// Copied from the contract: importing it would add the contract's schemas to the first load.
const emptyContext: ShoppingContext = {
  customerId: null,
  customerOrderId: null,
  customerOrderState: null,
  defaultBranchId: null,
};

/**
 * The empty context after a failure. A separate object, because only a changed object makes the header send
 * the empty values to the page.
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
 * State of trolley and slot if the shopping context has no order id. Unknown until the context has loaded
 * once, because an order may exist (behaviour/session#unknown-not-none).
 */
export const stateWithoutOrderAtom = atom((get): { kind: 'none' } | { kind: 'unknown'; hasFailed?: true } => {
  const context = get(shoppingContextAtom);
  if (context === emptyContext) return { kind: 'unknown' };
  return context === failedContext ? { kind: 'unknown', hasFailed: true } : { kind: 'none' };
});

/**
 * Loads the shopping context of a signed-in shopper; for others it is empty. A failure is logged but not shown: the
 * last values stay, or empty ones before the first answer (behaviour/session#context-failure).
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
 * The id of the shopper's order: from the trolley, else from the shopping context. Null if both have none: there is
 * no order, or neither has loaded (behaviour/checkout#which-order).
 */
export const orderIdAtom = atom((get): string | null => {
  const state = get(trolleyAtom);
  const trolley = state.kind === 'ready' ? state.answer.trolley : null;
  return trolley?.orderId ?? get(shoppingContextAtom).customerOrderId;
});
