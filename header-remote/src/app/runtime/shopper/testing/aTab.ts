import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { createStore } from 'jotai';
import { createDisposer } from '../../../../platform/createDisposer.ts';
import { connectOutboxAtom } from '../../../../state/page/outbox.ts';
import { connectServicesAtom } from '../../../../state/services.ts';
import { customerIdAtom, isSupportUserAtom, sessionAtom } from '../../../../state/session/session.ts';
import { sessionOf } from '../../../../state/session/startSession.ts';
import {
  dropTrolleyUpdatesAtom,
  finishTrolleyUpdateAtom,
  releaseSlotAtom,
  reloadSlotAtom,
  startTrolleyUpdateAtom,
} from '../../../../state/shopUpdates.ts';
import { slotAtom, slotBusyAtom } from '../../../../state/slot/slot.ts';
import { trolleyAtom, trolleyBusyAtom, trolleyItemCountAtom } from '../../../../state/trolley/trolley.ts';
import { createServices } from '../../createServices.ts';
import type { Store } from '../../headerInstance.ts';
import { syncCookies } from '../../syncCookies.ts';
import { followShopper } from '../followShopper.ts';
import type { Browser, Connection } from './aBrowser.ts';

let lastNumber = 0;

/** Opens a page with the header in a browser: real state and real service calls, as `connect` starts them. */
export function aTab(browser: Browser) {
  lastNumber += 1;
  const name = `tab${lastNumber}.example`;
  const connection: Connection = { isClosed: false, thawed: Promise.resolve() };
  browser.connections.set(name, connection);
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const store = createStore();
  const shopper = startHeader(store, name, browser, { window, document });
  return {
    name,
    shown: () => shownBy(store),
    ...pageActions(store, shopper),
    ...browserActions({ window, document }, connection),
    goesOnline: () => window.dispatchEvent(new Event('online')),
    isPressed: () => window.dispatchEvent(new Event('pointerdown')),
    /** The browser leaves the page. */
    close() {
      connection.isClosed = true;
      shopper.stop();
    },
  };
}

export type HeaderTab = ReturnType<typeof aTab>;

interface Page {
  window: EventTarget;
  document: EventTarget & { visibilityState: DocumentVisibilityState };
}

function startHeader(store: Store, name: string, browser: Browser, page: Page) {
  const pageServices = createServices({
    options: resolveHeaderOptions({ services: { origin: `http://${name}` } }),
    cookies: browser.cookies,
    onShopperChanged: (token) => shopper.changeShopper(sessionOf(token)),
  });
  store.set(connectOutboxAtom, () => {});
  store.set(connectServicesAtom, pageServices.services);
  const stopCookies = syncCookies(store, browser.cookies);
  const shopper = followShopper(store, pageServices, {
    ...page,
    cookies: browser.cookies,
    hasTokenSession: () => browser.cookies.read('X-Has-Token-Session') === 'true',
    openChannel: browser.openChannel,
  });
  const stop = createDisposer([
    shopper.stop,
    stopCookies,
    pageServices.stop,
    () => store.set(dropTrolleyUpdatesAtom),
  ]);
  return { ...shopper, stop };
}

/** The shopper's values that a header shows. */
function shownBy(store: Store) {
  const [slot, trolley] = [store.get(slotAtom), store.get(trolleyAtom)];
  const isPending = store.get(sessionAtom).kind === 'pending';
  return {
    customerId: store.get(customerIdAtom),
    isSupportUser: store.get(isSupportUserAtom),
    itemCount: store.get(trolleyItemCountAtom),
    reservationId: slot.kind === 'booked' ? slot.reservation.id : null,
    isBusy: isPending || store.get(trolleyBusyAtom) || store.get(slotBusyAtom),
    /** The order that the trolley belongs to, which must be the shown customer's. */
    orderId: trolley.kind === 'ready' ? (trolley.answer.trolley?.orderId ?? null) : null,
  };
}

export type Shown = ReturnType<typeof shownBy>;

/** The page's events, handled as in `subscribeToPageEvents`. */
const pageActions = (store: Store, { loaded, notifyTabs }: ReturnType<typeof startHeader>) => ({
  async changeTrolley(change: () => Promise<unknown>) {
    store.set(startTrolleyUpdateAtom);
    await change();
    void store.set(finishTrolleyUpdateAtom);
    notifyTabs();
  },
  slotChanged() {
    void store.set(reloadSlotAtom);
    notifyTabs();
  },
  async releaseSlot(id: string) {
    await loaded;
    await store.set(releaseSlotAtom, id);
    notifyTabs();
  },
});

/** The events of the browser that concern the tab. */
function browserActions({ window, document }: Page, connection: Connection) {
  let thaw = () => {};
  const setVisibility = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    setVisibility,
    /** The page goes into the back/forward cache. */
    freeze() {
      ({ promise: connection.thawed, resolve: thaw } = Promise.withResolvers<void>());
      setVisibility('hidden');
      window.dispatchEvent(new Event('pagehide'));
    },
    restore() {
      setVisibility('visible');
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      thaw();
    },
  };
}
