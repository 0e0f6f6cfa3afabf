import { emitEvent, lastEvent } from '@grocer/shared-contracts';
import { tellDeveloper } from '../platform/logger/tellDeveloper.ts';
import { deliveryPassAtom } from '../state/deliveryPass.ts';
import { headerSlotAtom } from '../state/headerSlot.ts';
import { connectOutboxAtom, type Message, tellPageAtom } from '../state/outbox.ts';
import { sessionAtom } from '../state/session.ts';
import { shoppingContextAtom } from '../state/shoppingContext.ts';
import { slotAtom } from '../state/slot.ts';
import { trolleyAtom, trolleyItemCountAtom, trolleyTotalAtom } from '../state/trolley.ts';
import type { Store } from './page.ts';
import { version } from './version.ts';

/** Tells the page what the header knows, each time it changes: the events of design §4, header to page. */
export function tellPage(store: Store): () => void {
  // A message is one event's name with its own detail; TypeScript cannot follow the pair through a call.
  const emit = emitEvent as (name: Message['name'], detail: Message['detail']) => void;
  store.set(connectOutboxAtom, ({ name, detail }) => emit(name, detail));
  const tell = (message: Message) => store.set(tellPageAtom, message);
  const tellDeliveryPass = () =>
    tell({ name: 'delivery_pass', detail: { status: store.get(deliveryPassAtom) } });

  tellOfOtherVersion();
  tell({ name: 'header_ready', detail: { version } });
  tellDeliveryPass();
  const leave = [
    store.sub(sessionAtom, () => tellSession(store)),
    store.sub(shoppingContextAtom, () =>
      tell({ name: 'shopping_context', detail: store.get(shoppingContextAtom) }),
    ),
    store.sub(trolleyAtom, () => tellTrolley(store)),
    store.sub(headerSlotAtom, () => tell({ name: 'slot', detail: store.get(headerSlotAtom) })),
    store.sub(slotAtom, () => tellSlotFailure(store)),
    store.sub(deliveryPassAtom, tellDeliveryPass),
  ];
  return () => {
    for (const undo of leave) undo();
  };
}

/** Another version's widgets keep a store, a session and requests of their own (design §5): a page should load one. */
function tellOfOtherVersion(): void {
  const other = lastEvent('header_ready')?.version;
  if (other === undefined || other === version) return;
  tellDeveloper(`version ${version} came to a page that has version ${other}; they share nothing`);
}

function tellSession(store: Store): void {
  const session = store.get(sessionAtom);
  if (session.kind === 'pending') return;
  const customerId = session.kind === 'signed-in' ? session.customerId : null;
  store.set(tellPageAtom, { name: 'session', detail: { loggedIn: customerId !== null, customerId } });
}

function tellTrolley(store: Store): void {
  const state = store.get(trolleyAtom);
  if (state.kind === 'failed') {
    const detail = { code: 'trolley', message: 'The trolley could not be read' };
    store.set(tellPageAtom, { name: 'header_error', detail });
    return;
  }
  const trolley = state.kind === 'ready' ? state.answer.trolley : null;
  store.set(tellPageAtom, {
    name: 'trolley',
    detail: {
      orderId: trolley?.orderId ?? null,
      itemCount: store.get(trolleyItemCountAtom),
      total: store.get(trolleyTotalAtom),
      amending: trolley?.amendingOrder ?? false,
      hardConflicts: trolley?.trolleyTotals.trolleyItemCounts.hardConflicts ?? 0,
    },
  });
}

function tellSlotFailure(store: Store): void {
  if (store.get(slotAtom).kind !== 'failed') return;
  const detail = { code: 'slot', message: 'The slot could not be read' };
  store.set(tellPageAtom, { name: 'header_error', detail });
}
