import { onPageEvents } from '@grocer/shared-contracts';
import type { WritableAtom } from 'jotai';
import { createDisposer } from '../../platform/createDisposer.ts';
import { loadOrderAtom } from '../../state/loadShop.ts';
import { openDialogAtom } from '../../state/page/dialog.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { rememberShopper } from '../../state/session/shopper.ts';
import { releaseSlotAtom, reloadSlotAtom, startTrolleyUpdateAtom } from '../../state/shopUpdates.ts';
import { createTrolleyAnnouncer } from './announceTrolley.ts';
import type { HeaderInstance, Store } from './headerInstance.ts';

interface PageEventsDeps {
  instance: HeaderInstance;
  /** Makes the shop's other tabs reload their data. */
  notifyTabs: () => void;
  /** Settles when the first load has ended. */
  loaded: Promise<void>;
}

/**
 * Handles the events from page to header (behaviour/contract#page-to-header). Returns the function that
 * unsubscribes.
 */
export function subscribeToPageEvents({ instance, notifyTabs, loaded }: PageEventsDeps): () => void {
  const { store } = instance;
  const announcer = createTrolleyAnnouncer(store);
  const unsubscribe = onPageEvents({
    started_trolley_update: () => store.set(startTrolleyUpdateAtom),
    finished_trolley_update(change) {
      announcer.finishUpdate(change);
      notifyTabs();
    },
    slot_changed: reloadAndNotifyTabs(reloadSlotAtom),
    async cancel_slot({ reservationId }) {
      const isSameShopper = rememberShopper(store.get);
      // The slot's order is known only after the first load.
      await loaded;
      await untilSessionKnown(store);
      if (!isSameShopper()) return;
      await store.set(releaseSlotAtom, reservationId);
      notifyTabs();
    },
    shopping_context_changed: reloadAndNotifyTabs(loadOrderAtom),
    show_error: () => store.set(openDialogAtom, { kind: 'unexpected-error' }),
    open_multi_search: () => store.set(openDialogAtom, { kind: 'multi-search' }),
    route_changed({ path }) {
      instance.routePath = path;
      store.set(setPageAtom, { path });
    },
  });
  return createDisposer([announcer.stop, unsubscribe]);

  function reloadAndNotifyTabs(reload: WritableAtom<null, [], Promise<void>>) {
    return () => {
      void store.set(reload);
      notifyTabs();
    };
  }
}

/** Waits until the token service has answered or failed, because an earlier call would have no token. */
function untilSessionKnown(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfKnown = () => {
      if (store.get(sessionAtom).kind === 'pending') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.sub(sessionAtom, resolveIfKnown);
    resolveIfKnown();
  });
}
