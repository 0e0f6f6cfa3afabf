import { hasTokenSession } from '@grocer/shared-contracts/host/shared';
import { browserCookies, type Cookies } from '../../../platform/cookies/cookies.ts';
import { createDisposer } from '../../../platform/createDisposer.ts';
import { type OpenChannel, openTabsChannel } from '../../../platform/freshness/connectTabs.ts';
import { watchFreshness } from '../../../platform/freshness/watchFreshness.ts';
import { changeShopperAtom } from '../../../state/changeShopper.ts';
import {
  contextFailureAtom,
  sessionFailureAtom,
  slotFailureAtom,
  trolleyFailureAtom,
} from '../../../state/failures.ts';
import { loadOrderAtom, loadShopAtom, refreshShopAtom } from '../../../state/loadShop.ts';
import { isReturningAtom } from '../../../state/session/customer.ts';
import { type Session, setHasTokenSessionAtom } from '../../../state/session/session.ts';
import { dropTrolleyUpdatesAtom } from '../../../state/shopUpdates.ts';
import { loadSlotAtom } from '../../../state/slot/loadSlot.ts';
import { loadTrolleyAtom } from '../../../state/trolley/loadTrolley.ts';
import { createPageMenus } from '../createPageMenus.ts';
import type { PageServices } from '../createServices.ts';
import type { Store } from '../headerInstance.ts';
import { retryFailed } from './retryFailed.ts';
import { shareShopper } from './shareShopper.ts';

/** The browser APIs of one tab. They are injected, so that a test can simulate several tabs. */
export interface Tab {
  window: EventTarget;
  document: EventTarget & Pick<Document, 'visibilityState'>;
  cookies: Pick<Cookies, 'read'>;
  hasTokenSession: () => boolean;
  openChannel: OpenChannel;
}

const browserTab = (): Tab => ({
  window,
  document,
  cookies: browserCookies,
  hasTokenSession,
  openChannel: openTabsChannel,
});

/**
 * Loads the shopper's data, and reloads it when it may be out of date. If another shopper may be signed in,
 * drops the old data first (behaviour/session#stale).
 */
export function followShopper(store: Store, pageServices: PageServices, tab: Tab = browserTab()) {
  let isRestored = false;
  const freshness = watchFreshness({
    ...tab,
    onRestored,
    onStale,
    onShopper: (other) => shopper.receive(other),
  });
  const shopper = shareShopper({
    store,
    cookies: tab.cookies,
    announce: freshness.announceShopper,
    onOtherShopper() {
      pageServices.forgetToken();
      readTokenSession();
      void changeShopper({ kind: 'pending' });
    },
    onSameShopper: pageServices.recheckToken,
    askAgain: freshness.markStale,
  });
  const stopRetrying = retryFailed({
    ...tab,
    store,
    loads: [
      { failureAtom: sessionFailureAtom, retry: onStale },
      { failureAtom: contextFailureAtom, retry: () => store.set(loadOrderAtom) },
      { failureAtom: trolleyFailureAtom, retry: () => store.set(loadTrolleyAtom) },
      { failureAtom: slotFailureAtom, retry: () => store.set(loadSlotAtom) },
    ],
  });
  const menus = createPageMenus(store);
  readTokenSession();
  const loaded = store.set(loadShopAtom);
  // The menus wait for the shopper's data, which has priority.
  void loaded.then(menus.load);
  return {
    /** Settles when the first load has ended. */
    loaded,
    changeShopper: (session: Session) => void changeShopper(session).then(menus.load),
    notifyTabs: freshness.notifyTabs,
    announceSignOut: () => freshness.announceShopper(null),
    stop: createDisposer([shopper.stop, freshness.stop, stopRetrying, menus.stop]),
  };

  function readTokenSession() {
    store.set(setHasTokenSessionAtom, tab.hasTokenSession());
  }

  function changeShopper(session: Session) {
    return store.set(changeShopperAtom, session, pageServices.forNextShopper());
  }

  function onRestored() {
    isRestored = true;
    store.set(dropTrolleyUpdatesAtom);
    store.set(isReturningAtom, false);
    shopper.checkCookie();
  }

  function onStale() {
    shopper.checkCookie();
    readTokenSession();
    // After a restore from the back/forward cache everything is loaded, because the page missed the messages
    // of other tabs about who is signed in.
    void store.set(isRestored ? loadShopAtom : refreshShopAtom).then(menus.load);
    isRestored = false;
  }
}
