import { atom, type Getter } from 'jotai';
import { isHttpError } from '../platform/http/errors.ts';
import { latestOnly } from '../platform/latestOnly.ts';
import { messageOf } from '../platform/logger/messageOf.ts';
import { readAnew } from './readAnew.ts';
import { servicesAtom } from './services.ts';
import { shoppingContextAtom } from './shoppingContext.ts';
import { beginTrolleyWorkAtom, type TrolleyState } from './trolley.ts';

const latestAtom = atom(() => latestOnly());

/** Without an order nothing is asked (clarification 27). */
export const loadTrolleyAtom = atom(null, (get, set) =>
  readAnew({
    begin: () => set(beginTrolleyWorkAtom),
    latest: get(latestAtom),
    read: () => readTrolley(get),
    failed: (error) => failed(get, error),
  }),
);

async function readTrolley(get: Getter): Promise<TrolleyState> {
  const { customerOrderId, customerOrderState } = get(shoppingContextAtom);
  if (customerOrderId === null) return { kind: 'none' };
  const { fetchTrolley, logger } = get(servicesAtom);
  const answer = await fetchTrolley({
    orderId: customerOrderId,
    amending: customerOrderState === 'AMENDING',
  });
  const remarks = answer.failures.map(({ message }) => message).join('; ');
  // Failures beside a trolley are a remark, failures without one an error (clarification 41).
  if (!answer.trolley) throw new Error(remarks || 'the answer holds no trolley');
  if (remarks) logger.warning(`The trolley came with failures: ${remarks}`);
  // Shown as £0.00, which somebody should know (clarification 42).
  if (!answer.trolley.trolleyTotals.totalEstimatedCost)
    logger.warning('The trolley came without a readable total');
  return { kind: 'ready', answer };
}

function failed(get: Getter, error: unknown): TrolleyState {
  // Specification §8: errors 400 and 404 are not logged.
  const isWorthLogging = !(isHttpError(error) && (error.status === 400 || error.status === 404));
  if (isWorthLogging) {
    get(servicesAtom).logger.failure(`Failed to fetch Trolley: ${messageOf(error)}`, error);
  }
  return { kind: 'failed', error };
}
