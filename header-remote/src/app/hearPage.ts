import { onEvent } from '@grocer/shared-contracts';
import type { WritableAtom } from 'jotai';
import { openDialogAtom } from '../state/dialog.ts';
import { loadOrderAtom } from '../state/loadShop.ts';
import { setPageAtom } from '../state/page.ts';
import {
  finishTrolleyUpdateAtom,
  giveSlotBackAtom,
  reloadSlotAtom,
  startTrolleyUpdateAtom,
} from '../state/shopUpdates.ts';
import type { Store } from './page.ts';

interface Hearing {
  store: Store;
  /** Says to the shop's other tabs that something has changed. */
  tellTabs: () => void;
  /** Settled when the header first knows who is signed in and what they have. */
  loaded: Promise<void>;
}

/** Does what the page asks for: the events of design §4, page to header. The answer ends it. */
export function hearPage({ store, tellTabs, loaded }: Hearing): () => void {
  const leave = [
    onEvent('started_trolley_update', () => store.set(startTrolleyUpdateAtom)),
    onEvent('finished_trolley_update', changed(finishTrolleyUpdateAtom)),
    onEvent('slot_changed', changed(reloadSlotAtom)),
    onEvent('cancel_slot', async ({ reservationId }) => {
      // A slot cannot be given back before it is known whose it is.
      await loaded;
      await store.set(giveSlotBackAtom, reservationId);
      tellTabs();
    }),
    onEvent('shopping_context_changed', changed(loadOrderAtom)),
    onEvent('show_error', () => store.set(openDialogAtom, { kind: 'unexpected-error' })),
    onEvent('open_multi_search', () => store.set(openDialogAtom, { kind: 'multi-search' })),
    onEvent('route_changed', ({ path }) => store.set(setPageAtom, { path })),
  ];
  return () => {
    for (const undo of leave) undo();
  };

  function changed(reload: WritableAtom<null, [], Promise<void>>) {
    return () => {
      void store.set(reload);
      tellTabs();
    };
  }
}
