import type { Money, TrolleyAnswer } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { remoteAtoms } from './remote.ts';
import { signedInLookAtom } from './session.ts';

/**
 * `unknown`: not asked yet. `none`: nobody is signed in, or no order has been begun. Either way the header shows 0 and
 * £0.00 (clarification 27).
 */
export type TrolleyState =
  | { kind: 'unknown' }
  | { kind: 'none' }
  | { kind: 'ready'; answer: TrolleyAnswer }
  | { kind: 'failed'; error: unknown };

const {
  stateAtom,
  busyAtom,
  beginAtom: beginTrolleyWorkAtom,
} = remoteAtoms<TrolleyState>({ kind: 'unknown' });

export { beginTrolleyWorkAtom, stateAtom as trolleyAtom };

/** While the page changes the trolley, or we read it, or are about to for who looks signed in. */
export const trolleyBusyAtom = atom(
  (get) => get(busyAtom) || (get(stateAtom).kind === 'unknown' && get(signedInLookAtom)),
);

export const trolleyTotalAtom = atom((get): Money => {
  const state = get(stateAtom);
  const total = state.kind === 'ready' ? state.answer.trolley?.trolleyTotals.totalEstimatedCost : null;
  return total ?? { amount: 0, currencyCode: 'GBP' };
});

/** What the server counts, unavailable items included (clarification 38). */
export const trolleyItemCountAtom = atom((get) => {
  const state = get(stateAtom);
  const counts = state.kind === 'ready' ? state.answer.trolley?.trolleyTotals.trolleyItemCounts : undefined;
  return counts ? counts.hardConflicts + counts.softConflicts + counts.noConflicts : 0;
});
