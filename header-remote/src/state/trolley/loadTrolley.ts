import type { Getter } from 'jotai';
import { isHttpError } from '../../platform/http/errors.ts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { createLoadAtom } from '../createLoadAtom.ts';
import { servicesAtom } from '../services.ts';
import { shoppingContextAtom, stateWithoutOrderAtom } from '../session/shoppingContext.ts';
import { beginTrolleyWorkAtom, type TrolleyState } from './trolley.ts';

async function readTrolley(get: Getter): Promise<TrolleyState> {
  const { customerOrderId, customerOrderState } = get(shoppingContextAtom);
  if (customerOrderId === null) return get(stateWithoutOrderAtom);
  const { fetchTrolley, logger } = get(servicesAtom);
  const answer = await fetchTrolley({
    orderId: customerOrderId,
    amending: customerOrderState === 'AMENDING',
  });
  const failures = answer.failures.map(({ message }) => message).join('; ');
  // Failures in an answer with a usable trolley are warnings; otherwise they are an error
  // (behaviour/trolley#query-failures).
  const totals = answer.trolley?.trolleyTotals;
  const hasCost = totals?.totalEstimatedCost;
  // An empty trolley has a total cost of zero, so an answer without a total cost and without counted items is a
  // failure (behaviour/trolley#no-totals).
  if (!totals || !(hasCost || Object.values(totals.trolleyItemCounts).some(Boolean)))
    throw new Error(failures || 'the answer has no trolley with totals');
  if (failures) logger.warning(`The trolley came with failures: ${failures}`);
  // Logged, because the header shows £0.00 for the missing total.
  if (!hasCost) logger.warning('The trolley came without a readable total');
  return { kind: 'ready', answer };
}

function toFailedState(get: Getter, error: unknown): TrolleyState {
  // The HTTP errors 400 and 404 are not logged (behaviour/errors#shown-and-logged).
  const isWorthLogging = !(isHttpError(error) && (error.status === 400 || error.status === 404));
  if (isWorthLogging) {
    get(servicesAtom).logger.failure(`Failed to fetch Trolley: ${errorMessage(error)}`, error);
  }
  return { kind: 'failed', error };
}

/** Loads the trolley. Without an order nothing is requested. */
export const loadTrolleyAtom = createLoadAtom(beginTrolleyWorkAtom, readTrolley, toFailedState);
