import type { Money, TrolleyAnswer } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { createOrderAtoms } from '../session/session.ts';

/**
 * `unknown`: not loaded yet; with `hasFailed` the shopping context failed to load, so an order may exist.
 * `none`: signed out, or no order begun: the header shows 0 and £0.00 (behaviour/trolley#no-trolley).
 */
export type TrolleyState =
  | { kind: 'unknown'; hasFailed?: true }
  | { kind: 'none' }
  | { kind: 'ready'; answer: TrolleyAnswer }
  | { kind: 'failed'; error: unknown };

export const {
  stateAtom: trolleyAtom,
  busyAtom: trolleyBusyAtom,
  beginAtom: beginTrolleyWorkAtom,
} = createOrderAtoms<TrolleyState>({ kind: 'unknown' });

export const trolleyTotalAtom = atom((get): Money => {
  const state = get(trolleyAtom);
  const total = state.kind === 'ready' ? state.answer.trolley?.trolleyTotals.totalEstimatedCost : null;
  return total ?? { amount: 0, currencyCode: 'GBP' };
});

/** The number of items that the service counts, including unavailable ones. */
export const trolleyItemCountAtom = atom((get) => {
  const state = get(trolleyAtom);
  const counts = state.kind === 'ready' ? state.answer.trolley?.trolleyTotals.trolleyItemCounts : undefined;
  return counts ? counts.hardConflicts + counts.softConflicts + counts.noConflicts : 0;
});
