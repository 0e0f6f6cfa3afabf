import { browserClock } from '../platform/clock/clock.ts';
import { browserCookies } from '../platform/cookies/cookies.ts';
import { hasTokenSession } from '../platform/cookies/hasTokenSession.ts';
import { openTabsChannel } from '../platform/freshness/joinTabs.ts';
import { watchFreshness } from '../platform/freshness/watchFreshness.ts';
import { leaveShopAtom, loadShopAtom, refreshShopAtom } from '../state/loadShop.ts';
import { findSeasonalMenuAtom } from '../state/menu/loadSeasonalMenu.ts';
import { optionsAtom } from '../state/page.ts';
import { connectServicesAtom } from '../state/services.ts';
import { seeTokenSessionAtom } from '../state/session.ts';
import { forgetTrolleyUpdatesAtom } from '../state/shopUpdates.ts';
import { pressOver } from '../ui/press/pressOver.ts';
import { connectAnalytics } from './connectAnalytics.ts';
import { hearPage } from './hearPage.ts';
import { keepCookies } from './keepCookies.ts';
import type { HeaderPage } from './page.ts';
import { personalise } from './personalise.ts';
import { resumePlacements } from './resumePlacements.ts';
import { createServices } from './services.ts';
import { tellPage } from './tellPage.ts';

/**
 * Connects a page's header to the services and to the page's events. Loaded after the header can be used: nothing of
 * it is needed to search or to follow a link. The answer undoes all of it.
 */
export function connect({ store }: HeaderPage): () => void {
  const services = createServices({
    options: store.get(optionsAtom),
    clock: browserClock,
    cookies: browserCookies,
    onSignedOut: () => void store.set(leaveShopAtom),
    untilCalm: pressOver,
  });
  store.set(connectServicesAtom, services);
  connectAnalytics(store, browserCookies);
  seeTokenSession();
  // Before the page is told: who hears of a slot may read the cookies at once.
  const forgetCookies = keepCookies(store, browserCookies);
  const stopTelling = tellPage(store);
  const stopPersonalising = personalise(store);
  const loaded = store.set(loadShopAtom);
  void loaded.then(() => resumePlacements(store));
  // After what every shopper waits for.
  void loaded.then(() => store.set(findSeasonalMenuAtom));
  const { tellTabs, stop } = watchFreshness({
    window,
    document,
    clock: browserClock,
    openChannel: openTabsChannel,
    onRestored: () => store.set(forgetTrolleyUpdatesAtom),
    onStale() {
      seeTokenSession();
      void store.set(refreshShopAtom);
    },
  });
  const leave = [
    services.stop,
    forgetCookies,
    stopTelling,
    stopPersonalising,
    stop,
    hearPage({ store, tellTabs, loaded }),
  ];
  return () => {
    for (const undo of leave) undo();
  };

  function seeTokenSession() {
    store.set(seeTokenSessionAtom, hasTokenSession());
  }
}
