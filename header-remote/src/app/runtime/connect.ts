import { waitForPointerRelease } from '@grocer/shared-contracts/host/shared';
import { browserCookies } from '../../platform/cookies/cookies.ts';
import { createDisposer } from '../../platform/createDisposer.ts';
import { healFonts } from '../../platform/fonts/healFonts.ts';
import { chunkFailure, reportFailure } from '../../platform/logger/reportFailure.ts';
import { browserSession } from '../../platform/storage/storage.ts';
import { connectAnalytics } from '../../state/analytics/connectAnalytics.ts';
import { sendPersonalisation } from '../../state/analytics/sendPersonalisation.ts';
import { optionsAtom } from '../../state/page/page.ts';
import { connectServicesAtom } from '../../state/services.ts';
import { sessionOf } from '../../state/session/startSession.ts';
import { dropTrolleyUpdatesAtom } from '../../state/shopUpdates.ts';
import { mayHaveUnsettled } from '../../state/trolley/storedAttempts.ts';
import { restoreDrawings } from '../../ui/icon/restoreDrawings.ts';
import { startMeasuring } from '../measure/startMeasuring.ts';
import { createServices } from './createServices.ts';
import { emitHeaderEvents } from './emitHeaderEvents.ts';
import type { HeaderInstance, Store } from './headerInstance.ts';
import { syncLastValues } from './last-values/syncLastValues.ts';
import { dropStoredValues } from './shopper/dropStoredValues.ts';
import { followShopper } from './shopper/followShopper.ts';
import { subscribeToPageEvents } from './subscribeToPageEvents.ts';
import { syncCookies } from './syncCookies.ts';

/**
 * Connects a page's header to the services and to the page's events. It runs after the header is usable,
 * because search and links do not need it (behaviour/session#services-late). Returns the function that
 * disconnects it.
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
    cookies: browserCookies,
    onShopperChanged: (token) => shopper.changeShopper(sessionOf(token)),
    // Only the other tabs are told. This tab still shows the shopper, because the browser is about to leave
    // the page.
    onLoggedOut: () => shopper.announceSignOut(),
    waitForPointerRelease,
  });
  store.set(connectServicesAtom, pageServices.services);
  const stops = [
    pageServices.stop,
    connectAnalytics(store, browserCookies),
    dropStoredValues(store),
    syncLastValues(store, { cookies: browserCookies, storage: browserSession }),
    // Started before `emitHeaderEvents`, so that a listener of a slot event can already read the cookies
    // (behaviour/session#written-first).
    syncCookies(store, browserCookies),
    emitHeaderEvents(store),
    sendPersonalisation(store),
    startMeasuring(store),
  ];
  const shopper = followShopper(store, pageServices);
  const { loaded, notifyTabs } = shopper;
  void loaded.then(() => resumeOrderAttempts(store));
  return createDisposer([
    ...stops,
    shopper.stop,
    restoreDrawings(),
    subscribeToPageEvents({ instance, notifyTabs, loaded }),
    healFonts(),
    () => store.set(dropTrolleyUpdatesAtom),
  ]);
}

/** Looks up the orders that were being placed when an earlier page of the tab was left. */
async function resumeOrderAttempts(store: Store): Promise<void> {
  if (!mayHaveUnsettled()) return;
  try {
    const { resumeOrderAttemptsAtom } = await import(
      /* webpackChunkName: "dialogs" */ '../../features/instant-checkout/instantCheckoutAtoms.ts'
    );
    await store.set(resumeOrderAttemptsAtom);
  } catch (error) {
    const message = 'the state of an order could not be looked up; the next page load tries again';
    reportFailure(chunkFailure, message, error);
  }
}
