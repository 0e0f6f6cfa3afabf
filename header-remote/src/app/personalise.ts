import type { CartRow, PersonalisationUpdate, PersonalisationVariables } from '@grocer/shared-contracts';
import { londonDay } from '../platform/clock/londonDay.ts';
import { tellDeveloper } from '../platform/logger/tellDeveloper.ts';
import { optionsAtom } from '../state/page.ts';
import { sessionAtom } from '../state/session.ts';
import { slotAtom } from '../state/slot.ts';
import { type TrolleyState, trolleyAtom } from '../state/trolley.ts';
import type { Store } from './page.ts';

/**
 * Tells the host's personalisation service of the trolley after each load, and of who shops for which slot when that has
 * changed (specification §7, clarifications C12): no address, no name.
 */
export function personalise(store: Store): () => void {
  let last = JSON.stringify(nobody);
  const tell = (update: PersonalisationUpdate) => {
    try {
      store.get(optionsAtom).personalisation?.(update);
    } catch (error) {
      tellDeveloper("the host's personalisation threw", error);
    }
  };
  const tellVariables = () => {
    const variables = variablesOf(store);
    const now = JSON.stringify(variables);
    if (now === last) return;
    last = now;
    tell({ kind: 'variables', variables });
  };
  const leave = [
    store.sub(trolleyAtom, () => {
      const rows = rowsOf(store.get(trolleyAtom));
      if (rows) tell({ kind: 'cart', rows });
    }),
    store.sub(sessionAtom, tellVariables),
    store.sub(slotAtom, tellVariables),
  ];
  return () => {
    for (const undo of leave) undo();
  };
}

/** Undefined where no trolley was loaded. A line that has no product, amount or price is nothing to go by. */
function rowsOf(state: TrolleyState): CartRow[] | undefined {
  if (state.kind !== 'ready') return undefined;
  return state.answer.trolley?.trolleyItems.flatMap(({ productId, quantity, price }) =>
    productId !== null && quantity && price
      ? [{ quantity: quantity.amount, unitPrice: price.amount, currency: price.currencyCode, productId }]
      : [],
  );
}

const nobody: PersonalisationVariables = { branchId: null, customerId: null, slotDate: null, slotType: null };

function variablesOf(store: Store): PersonalisationVariables {
  const session = store.get(sessionAtom);
  const slot = store.get(slotAtom);
  const customerId = session.kind === 'signed-in' ? session.customerId : null;
  if (slot.kind !== 'booked') return { ...nobody, customerId };
  const { branchId, slotType } = slot.reservation;
  return { branchId, customerId, slotDate: londonDay(slot.times?.start ?? null), slotType };
}
