import { emitEvent } from '@grocer/shared-contracts';
import { sessionAtom } from '../state/session.ts';
import { trolleyAtom, trolleyItemCountAtom, trolleyTotalAtom } from '../state/trolley.ts';
import type { Store } from './page.ts';

/** Tells the page what the header knows, each time it changes: the events of design §4, header to page. */
export function tellPage(store: Store): () => void {
  const leave = [
    store.sub(sessionAtom, () => {
      const session = store.get(sessionAtom);
      if (session.kind === 'pending') return;
      const loggedIn = session.kind === 'signed-in';
      emitEvent('session', { loggedIn, customerId: loggedIn ? session.customerId : null });
    }),
    store.sub(trolleyAtom, () => tellTrolley(store)),
  ];
  return () => {
    for (const undo of leave) undo();
  };
}

function tellTrolley(store: Store): void {
  const state = store.get(trolleyAtom);
  if (state.kind === 'failed') {
    emitEvent('header_error', { code: 'trolley', message: 'The trolley could not be read' });
    return;
  }
  const trolley = state.kind === 'ready' ? state.answer.trolley : null;
  emitEvent('trolley', {
    orderId: trolley?.orderId ?? null,
    itemCount: store.get(trolleyItemCountAtom),
    total: store.get(trolleyTotalAtom),
    amending: trolley?.amendingOrder ?? false,
    hardConflicts: trolley?.trolleyTotals.trolleyItemCounts.hardConflicts ?? 0,
  });
}
