import { emitEvent, lastEvent } from '@grocer/shared-contracts';
import { createDisposer } from '../../platform/createDisposer.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import { isTooFrequent } from '../../platform/logger/reportFailure.ts';
import { release } from '../../platform/release.ts';
import { connectOutboxAtom, emitEventAtom, type OutgoingEvent } from '../../state/page/outbox.ts';
import { deliveryPassAtom } from '../../state/session/customer.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { orderIdAtom, shoppingContextAtom } from '../../state/session/shoppingContext.ts';
import { headerSlotAtom } from '../../state/slot/headerSlot.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import { trolleyAtom, trolleyItemCountAtom, trolleyTotalAtom } from '../../state/trolley/trolley.ts';
import { version } from '../../ui/root/version.ts';
import type { Store } from './headerInstance.ts';

/** Emits the events from header to page as their data changes. Returns the function that stops it. */
export function emitHeaderEvents(store: Store): () => void {
  // The type of `emitEvent` accepts only events from page to header. A message's name and detail belong
  // together, but TypeScript loses that relation in a call.
  const emit = emitEvent as (name: OutgoingEvent['name'], detail: OutgoingEvent['detail']) => void;
  store.set(connectOutboxAtom, ({ name, detail }) => {
    if (name !== 'header_error') emit(name, detail);
    else if (!isTooFrequent(detail)) emit(name, { ...detail, ...release });
  });
  const send = (message: OutgoingEvent) => store.set(emitEventAtom, message);
  const sendError = (code: string, message: string) =>
    send({ name: 'header_error', detail: { code, message } });
  warnAboutOtherVersion();
  send({ name: 'header_ready', detail: { version, ...release } });
  sendDeliveryPass();
  return createDisposer([
    store.sub(sessionAtom, sendSession),
    store.sub(shoppingContextAtom, () =>
      send({ name: 'shopping_context', detail: store.get(shoppingContextAtom) }),
    ),
    store.sub(trolleyAtom, sendTrolley),
    store.sub(headerSlotAtom, () => send({ name: 'slot', detail: store.get(headerSlotAtom) })),
    store.sub(slotAtom, () => {
      if (store.get(slotAtom).kind === 'failed') sendError('slot', 'The slot could not be read');
    }),
    store.sub(deliveryPassAtom, sendDeliveryPass),
  ]);

  function sendDeliveryPass(): void {
    send({ name: 'delivery_pass', detail: { status: store.get(deliveryPassAtom) } });
  }

  function sendSession(): void {
    const session = store.get(sessionAtom);
    if (session.kind === 'pending') return;
    const customerId = session.kind === 'signed-in' ? session.customerId : null;
    send({ name: 'session', detail: { loggedIn: customerId !== null, customerId } });
  }

  function sendTrolley(): void {
    const state = store.get(trolleyAtom);
    if (state.kind === 'failed') sendError('trolley', 'The trolley could not be read');
    if (state.kind === 'failed' || state.kind === 'unknown') return;
    const trolley = state.kind === 'ready' ? state.answer.trolley : null;
    send({
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
}

/**
 * Logs a warning if the page has loaded another version too: the two share no store, session or requests
 * (behaviour/loading#two-versions).
 */
function warnAboutOtherVersion(): void {
  const other = lastEvent('header_ready')?.version;
  if (other === undefined || other === version) return;
  logToConsole(
    `version ${version} was loaded beside version ${other}; they share nothing: load one version per page`,
  );
}
