import { emitEvent, lastEvent } from '@grocer/shared-contracts';
import { createDisposer } from '../../platform/createDisposer.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import { connectOutboxAtom, emitEventAtom, type OutgoingEvent } from '../../state/page/outbox.ts';
import { deliveryPassAtom } from '../../state/session/customer.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { orderIdAtom, shoppingContextAtom } from '../../state/session/shoppingContext.ts';
import { headerSlotAtom } from '../../state/slot/headerSlot.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import { trolleyAtom, trolleyItemCountAtom, trolleyTotalAtom } from '../../state/trolley/trolley.ts';
import { version } from '../version.ts';
import type { Store } from './headerInstance.ts';

/** Emits the events from header to page at every change of their data. Returns the function that stops it. */
export function emitHeaderEvents(store: Store): () => void {
  // The type of `emitEvent` has the page's events only. A message's name and detail belong together, but TypeScript
  // loses that relation in a call.
  const emit = emitEvent as (name: OutgoingEvent['name'], detail: OutgoingEvent['detail']) => void;
  store.set(connectOutboxAtom, ({ name, detail }) => emit(name, detail));
  const send = (message: OutgoingEvent) => store.set(emitEventAtom, message);
  const emitDeliveryPass = () =>
    send({ name: 'delivery_pass', detail: { status: store.get(deliveryPassAtom) } });

  warnAboutOtherVersion();
  send({ name: 'header_ready', detail: { version } });
  emitDeliveryPass();
  return createDisposer([
    store.sub(sessionAtom, () => emitSession(store)),
    store.sub(shoppingContextAtom, () =>
      send({ name: 'shopping_context', detail: store.get(shoppingContextAtom) }),
    ),
    store.sub(trolleyAtom, () => emitTrolley(store)),
    store.sub(headerSlotAtom, () => send({ name: 'slot', detail: store.get(headerSlotAtom) })),
    store.sub(slotAtom, () => reportSlotFailure(store)),
    store.sub(deliveryPassAtom, emitDeliveryPass),
  ]);
}

/**
 * Two versions on a page do not share store, session or requests (behaviour/loading#two-versions): a page should load
 * one.
 */
function warnAboutOtherVersion(): void {
  const other = lastEvent('header_ready')?.version;
  if (other === undefined || other === version) return;
  logToConsole(
    `version ${version} was loaded beside version ${other}; they share nothing: load one version per page`,
  );
}

function emitSession(store: Store): void {
  const session = store.get(sessionAtom);
  if (session.kind === 'pending') return;
  const customerId = session.kind === 'signed-in' ? session.customerId : null;
  store.set(emitEventAtom, { name: 'session', detail: { loggedIn: customerId !== null, customerId } });
}

function emitTrolley(store: Store): void {
  const state = store.get(trolleyAtom);
  if (state.kind === 'failed') {
    const detail = { code: 'trolley', message: 'The trolley could not be read' };
    store.set(emitEventAtom, { name: 'header_error', detail });
    return;
  }
  if (state.kind === 'unknown') return;
  const trolley = state.kind === 'ready' ? state.answer.trolley : null;
  store.set(emitEventAtom, {
    name: 'trolley',
    detail: {
      orderId: store.get(orderIdAtom),
      itemCount: store.get(trolleyItemCountAtom),
      total: store.get(trolleyTotalAtom),
      amending: trolley?.amendingOrder ?? false,
      hardConflicts: trolley?.trolleyTotals.trolleyItemCounts.hardConflicts ?? 0,
    },
  });
}

function reportSlotFailure(store: Store): void {
  if (store.get(slotAtom).kind !== 'failed') return;
  const detail = { code: 'slot', message: 'The slot could not be read' };
  store.set(emitEventAtom, { name: 'header_error', detail });
}
