import type { CartRow, PersonalisationUpdate, PersonalisationVariables } from '@grocer/shared-contracts';
import type { createStore } from 'jotai';
import { createDisposer } from '../../platform/createDisposer.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import { optionsAtom } from '../page/page.ts';
import { sessionAtom } from '../session/session.ts';
import { slotAtom } from '../slot/slot.ts';
import { type TrolleyState, trolleyAtom } from '../trolley/trolley.ts';

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'sub'>;

/**
 * Sends data to the host's personalisation service: the trolley after each successful load; customer, branch and slot
 * when one of them has changed (behaviour/analytics#cart, #variables). Addresses and names are not sent.
 * Returns the function that stops it.
 */
export function sendPersonalisation(store: Store): () => void {
  let last = JSON.stringify(unknownShopper);
  const send = (update: PersonalisationUpdate) => {
    try {
      store.get(optionsAtom).personalisation?.(update);
    } catch (error) {
      logToConsole("the host's personalisation function threw; the update is lost", error);
    }
  };
  const sendVariables = () => {
    const variables = variablesOf(store);
    const serialized = JSON.stringify(variables);
    if (serialized === last) return;
    last = serialized;
    send({ kind: 'variables', variables });
  };
  return createDisposer([
    store.sub(trolleyAtom, () => {
      const rows = rowsOf(store.get(trolleyAtom));
      if (rows) send({ kind: 'cart', rows });
    }),
    store.sub(sessionAtom, sendVariables),
    store.sub(slotAtom, sendVariables),
  ]);
}

/** The cart's lines; undefined if no trolley is loaded. A line needs a product, a quantity and a price. */
function rowsOf(state: TrolleyState): CartRow[] | undefined {
  if (state.kind !== 'ready') return undefined;
  return state.answer.trolley?.trolleyItems.flatMap(({ productId, quantity, price }) =>
    productId !== null && quantity && price
      ? [{ quantity: quantity.amount, unitPrice: price.amount, currency: price.currencyCode, productId }]
      : [],
  );
}

const unknownShopper: PersonalisationVariables = {
  branchId: null,
  customerId: null,
  slotDate: null,
  slotType: null,
};

function variablesOf(store: Store): PersonalisationVariables {
  const session = store.get(sessionAtom);
  const slot = store.get(slotAtom);
  const customerId = session.kind === 'signed-in' ? session.customerId : null;
  if (slot.kind !== 'booked') return { ...unknownShopper, customerId };
  const { branchId, slotType } = slot.reservation;
  return { branchId, customerId, slotDate: slot.times?.day ?? null, slotType };
}
