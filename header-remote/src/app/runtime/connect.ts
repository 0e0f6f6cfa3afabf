import { hasTokenSession, waitForPointerRelease } from '@grocer/shared-contracts/internal';
import { browserClock } from '../../platform/clock/clock.ts';
import { browserCookies } from '../../platform/cookies/cookies.ts';
import { createDisposer } from '../../platform/createDisposer.ts';
import { openTabsChannel } from '../../platform/freshness/connectTabs.ts';
import { watchFreshness } from '../../platform/freshness/watchFreshness.ts';
import { reportFailure } from '../../platform/logger/reportFailure.ts';
import { clearShopperAtom, loadShopAtom, refreshShopAtom } from '../../state/loadShop.ts';
import { ensureSeasonalMenuAtom } from '../../state/menu/seasonal/loadSeasonalMenu.ts';
import { optionsAtom } from '../../state/page/page.ts';
import { connectServicesAtom } from '../../state/services.ts';
import { setHasTokenSessionAtom } from '../../state/session/session.ts';
import { dropTrolleyUpdatesAtom } from '../../state/shopUpdates.ts';
import { connectAnalytics } from './connectAnalytics.ts';
import { createServices } from './createServices.ts';
import { emitHeaderEvents } from './emitHeaderEvents.ts';
import type { HeaderInstance } from './headerInstance.ts';
import { resumeOrderAttempts } from './resumeOrderAttempts.ts';
import { sendPersonalisation } from './sendPersonalisation.ts';
import { subscribeToPageEvents } from './subscribeToPageEvents.ts';
import { syncCookies } from './syncCookies.ts';

/**
 * Connects a page's header to the services and to the page's events. It loads after the header is usable, because
 * search and links do not need it (behaviour/session#20). The result disconnects.
 */
export function connect(instance: HeaderInstance): () => void {
  try {
    return connectPage(instance);
  } catch (error) {
    reportFailure('connect', 'the connection to the services crashed', error);
    return () => {};
  }
}

function connectPage(instance: HeaderInstance): () => void {
  const { store } = instance;
  const services = createServices({
    options: store.get(optionsAtom),
    clock: browserClock,
    cookies: browserCookies,
    onSignedOut: () => void store.set(clearShopperAtom),
    waitForPointerRelease,
  });
  store.set(connectServicesAtom, services);
  const stopAnalytics = connectAnalytics(store, browserCookies);
  readTokenSession();
  // Before the events, so that a listener of a slot event can already read the cookies (behaviour/session#18).
  const stopCookies = syncCookies(store, browserCookies);
  const stopEvents = emitHeaderEvents(store);
  const stopPersonalisation = sendPersonalisation(store);
  const loaded = store.set(loadShopAtom);
  void loaded.then(() => resumeOrderAttempts(store));
  // After the first load, which has priority.
  void loaded.then(() => store.set(ensureSeasonalMenuAtom));
  const { notifyTabs, stop: stopFreshness } = watchFreshness({
    window,
    document,
    clock: browserClock,
    openChannel: openTabsChannel,
    onRestored: () => store.set(dropTrolleyUpdatesAtom),
    onStale() {
      readTokenSession();
      void store.set(refreshShopAtom);
    },
  });
  return createDisposer([
    services.stop,
    stopAnalytics,
    stopCookies,
    stopEvents,
    stopPersonalisation,
    stopFreshness,
    subscribeToPageEvents({ instance, notifyTabs, loaded }),
    () => store.set(dropTrolleyUpdatesAtom),
  ]);

  function readTokenSession() {
    store.set(setHasTokenSessionAtom, hasTokenSession());
  }
}
