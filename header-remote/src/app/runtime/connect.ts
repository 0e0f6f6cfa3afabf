import { waitForPointerRelease } from '@grocer/shared-contracts/host/shared';
import { browserClock } from '../../platform/clock/clock.ts';
import { browserCookies } from '../../platform/cookies/cookies.ts';
import { createDisposer } from '../../platform/createDisposer.ts';
import { startFontRepair } from '../../platform/fonts/startFontRepair.ts';
import { reportFailure } from '../../platform/logger/reportFailure.ts';
import { browserSession } from '../../platform/storage/storage.ts';
import { connectAnalytics } from '../../state/analytics/connectAnalytics.ts';
import { sendPersonalisation } from '../../state/analytics/sendPersonalisation.ts';
import { optionsAtom } from '../../state/page/page.ts';
import { connectServicesAtom } from '../../state/services.ts';
import { sessionOf } from '../../state/session/startSession.ts';
import { dropTrolleyUpdatesAtom } from '../../state/shopUpdates.ts';
import { startMeasuring } from '../measure/startMeasuring.ts';
import { createServices } from './createServices.ts';
import { emitHeaderEvents } from './emitHeaderEvents.ts';
import type { HeaderInstance } from './headerInstance.ts';
import { syncLastValues } from './last-values/syncLastValues.ts';
import { restoreDrawings } from './restoreDrawings.ts';
import { resumeOrderAttempts } from './resumeOrderAttempts.ts';
import { dropStoredValues } from './shopper/dropStoredValues.ts';
import { followShopper } from './shopper/followShopper.ts';
import { subscribeToPageEvents } from './subscribeToPageEvents.ts';
import { syncCookies } from './syncCookies.ts';

/**
 * Connects a page's header to the services and to the page's events. It runs after the header is usable, because
 * search and links do not need it (behaviour/session#services-late). The result disconnects.
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
  const pageServices = createServices({
    options: store.get(optionsAtom),
    clock: browserClock,
    cookies: browserCookies,
    onShopperChanged: (token) => shopper.changeShopper(sessionOf(token)),
    // This tab keeps its look: the browser is about to leave the page.
    onLoggedOut: () => shopper.announceSignOut(),
    waitForPointerRelease,
  });
  store.set(connectServicesAtom, pageServices.services);
  const stopAnalytics = connectAnalytics(store, browserCookies);
  const stopStoredValues = dropStoredValues(store);
  const stopLastValues = syncLastValues(store, {
    cookies: browserCookies,
    storage: browserSession,
    clock: browserClock,
  });
  // Before the events, so that a listener of a slot event can already read the cookies
  // (behaviour/session#written-first).
  const stopCookies = syncCookies(store, browserCookies);
  const stopEvents = emitHeaderEvents(store);
  const stopPersonalisation = sendPersonalisation(store);
  const stopMeasuring = startMeasuring(store);
  const shopper = followShopper(store, pageServices);
  const { loaded, notifyTabs } = shopper;
  void loaded.then(() => resumeOrderAttempts(store));
  return createDisposer([
    pageServices.stop,
    stopAnalytics,
    stopStoredValues,
    stopLastValues,
    stopCookies,
    stopEvents,
    stopPersonalisation,
    stopMeasuring,
    shopper.stop,
    restoreDrawings(),
    subscribeToPageEvents({ instance, notifyTabs, loaded }),
    startFontRepair(),
    () => store.set(dropTrolleyUpdatesAtom),
  ]);
}
