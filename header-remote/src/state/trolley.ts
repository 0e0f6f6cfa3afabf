import type { Money, TrolleyAnswer } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { remoteAtoms } from './remote.ts';

/** `none`: nobody is signed in, or no order has been begun; the header shows 0 and £0.00 (clarification 27). */
export type TrolleyState =
  | { kind: 'none' }
  | { kind: 'ready'; answer: TrolleyAnswer }
  | { kind: 'failed'; error: unknown };

/** `trolleyBusyAtom`: while the page changes the trolley, or we read it. */
export const {
  stateAtom: trolleyAtom,
  busyAtom: trolleyBusyAtom,
  beginAtom: beginTrolleyWorkAtom,
} = remoteAtoms<TrolleyState>({ kind: 'none' });

export const trolleyTotalAtom = atom((get): Money => {
  const state = get(trolleyAtom);
  const total = state.kind === 'ready' ? state.answer.trolley?.trolleyTotals.totalEstimatedCost : null;
  return total ?? { amount: 0, currencyCode: 'GBP' };
});

/** What the server counts, unavailable items included (clarification 38). */
export const trolleyItemCountAtom = atom((get) => {
  const state = get(trolleyAtom);
  const counts = state.kind === 'ready' ? state.answer.trolley?.trolleyTotals.trolleyItemCounts : undefined;
  return counts ? counts.hardConflicts + counts.softConflicts + counts.noConflicts : 0;
});
