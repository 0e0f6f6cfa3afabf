import type { Money, TrolleyAnswer } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { isHttpError } from '../platform/http/errors.ts';
import { latestOnly, superseded } from '../platform/latestOnly.ts';
import { messageOf } from '../platform/logger/messageOf.ts';
import { servicesAtom } from './services.ts';
import { sessionAtom } from './session.ts';
import { loadShoppingContextAtom, shoppingContextAtom } from './shoppingContext.ts';

/** `none`: nobody is signed in, or no order has been begun; the header shows 0 and £0.00 (clarification 27). */
export type TrolleyState =
  | { kind: 'none' }
  | { kind: 'ready'; answer: TrolleyAnswer }
  | { kind: 'failed'; error: unknown };

const baseAtom = atom<TrolleyState>({ kind: 'none' });
const readsAtom = atom(0);
const updatesAtom = atom(0);
/** One guard per store: two pages in one test must not drop each other's answers. */
const latestAtom = atom(() => latestOnly());

export const trolleyAtom = atom((get) => get(baseAtom));

/** While the page changes the trolley, or we read it: the last values stay on the screen (clarification 40). */
export const trolleyBusyAtom = atom((get) => get(updatesAtom) + get(readsAtom) > 0);

export const trolleyTotalAtom = atom((get): Money => {
  const state = get(baseAtom);
  const total = state.kind === 'ready' ? state.answer.trolley?.trolleyTotals.totalEstimatedCost : null;
  return total ?? { amount: 0, currencyCode: 'GBP' };
});

/** What the server counts, unavailable items included (clarification 38). */
export const trolleyItemCountAtom = atom((get) => {
  const state = get(baseAtom);
  const counts = state.kind === 'ready' ? state.answer.trolley?.trolleyTotals.trolleyItemCounts : undefined;
  return counts ? counts.hardConflicts + counts.softConflicts + counts.noConflicts : 0;
});

export const loadTrolleyAtom = atom(null, async (get, set) => {
  const { customerOrderId, customerOrderState } = get(shoppingContextAtom);
  if (customerOrderId === null) return set(baseAtom, { kind: 'none' });
  const { fetchTrolley, logger } = get(servicesAtom);
  const amending = customerOrderState === 'AMENDING';

  set(readsAtom, (reads) => reads + 1);
  try {
    const answer = await get(latestAtom)(() => fetchTrolley({ orderId: customerOrderId, amending }));
    if (answer === superseded) return;
    const remarks = answer.failures.map(({ message }) => message).join('; ');
    // Failures beside a trolley are a remark, failures without one an error (clarification 41).
    if (!answer.trolley) throw new Error(remarks || 'the answer holds no trolley');
    if (remarks) logger.warning(`The trolley came with failures: ${remarks}`);
    set(baseAtom, { kind: 'ready', answer });
  } catch (error) {
    if (isWorthLogging(error)) logger.failure(`Failed to fetch Trolley: ${messageOf(error)}`, error);
    set(baseAtom, { kind: 'failed', error });
  } finally {
    set(readsAtom, (reads) => reads - 1);
  }
});

/** The page began to change the trolley; changes may overlap, so they are counted. */
export const startTrolleyUpdateAtom = atom(null, (_get, set) => set(updatesAtom, (updates) => updates + 1));

/** The page has changed the trolley: what the server makes of it is read again. */
export const finishTrolleyUpdateAtom = atom(null, async (get, set) => {
  set(updatesAtom, (updates) => Math.max(0, updates - 1));
  if (get(sessionAtom).kind !== 'signed-in') return;
  // The first item of all begins the order.
  if (get(shoppingContextAtom).customerOrderId === null) await set(loadShoppingContextAtom);
  await set(loadTrolleyAtom);
});

/** Specification §8: errors 400 and 404 are not logged. */
const isWorthLogging = (error: unknown): boolean =>
  !(isHttpError(error) && (error.status === 400 || error.status === 404));
