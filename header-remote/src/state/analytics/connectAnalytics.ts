import type { Analytics, Routes } from '@grocer/shared-contracts';
import { atom, type createStore } from 'jotai';
import type { Cookies } from '../../platform/cookies/cookies.ts';
import { hoursUntil } from '../../platform/dates/london.ts';
import { parseInstant } from '../../platform/dates/slotTimes.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import { release } from '../../platform/release.ts';
import { optionsAtom, pathAtom, pathnameAtom, placementAtom, routesAtom } from '../page/page.ts';
import { looksSignedInAtom } from '../session/session.ts';
import { type SlotState, slotAtom } from '../slot/slot.ts';
import { type AnalyticsEvent, connectAnalyticsAtom } from './events.ts';
import { viewPage } from './pageView.ts';

/**
 * Follows page views, and sends the header's events to the host's analytics or to the tag manager. Without
 * consent nothing is sent (behaviour/analytics#sink, #common-fields). The slot's fields are added to slot
 * events here, because the date code loads after the header. Returns the function that stops following page views.
 */
export function connectAnalytics(
  store: Pick<ReturnType<typeof createStore>, 'get' | 'set' | 'sub'>,
  cookies: Pick<Cookies, 'read'>,
): () => void {
  store.set(connectAnalyticsAtom, (event) => {
    const { analytics, config } = store.get(optionsAtom);
    // Read for every event: a shopper may give or withdraw consent while the page is open (behaviour/analytics#consent).
    if (cookies.read(config.cookies.consent.analytics) !== 'true') return;
    const now = Date.now();
    const { name, payload } = withSlotPayload(event, store.get(slotAtom), new Date(now));
    const common = {
      pageType: store.get(pageTypeAtom),
      placement: store.get(placementAtom),
      ...release,
      loggedIn: store.get(looksSignedInAtom),
      // The breakpoint between the mobile and the desktop header (behaviour/header#breakpoints).
      device: matchMedia('(min-width: 62em)').matches ? 'desktop' : 'mobile',
    };
    try {
      // The event's own fields win: an advert's `placement` is the menu, not the page.
      (analytics ?? pushToDataLayer)(name, { ...common, ...payload, ts: now });
    } catch (error) {
      logToConsole(`the host's analytics threw on ${name}; the event is lost`, error);
    }
  });
  const followPath = () => viewPage(store.get(pathAtom));
  followPath();
  return store.sub(pathAtom, followPath);
}

declare global {
  interface Window {
    /** Queue of the tag manager, which also reads entries that were queued before it loaded. */
    dataLayer?: object[];
  }
}

const pushToDataLayer: Analytics = (name, payload) => {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: name, ...payload });
};

/** Adds the fields of the slot, without its address and customer, to slot events (behaviour/analytics#slot-events). */
export const withSlotPayload = (event: AnalyticsEvent, slot: SlotState, now: Date) =>
  event.name.startsWith('slot_')
    ? { name: event.name, payload: { ...slotPayload(slot, now), ...event.payload } }
    : event;

function slotPayload(slot: SlotState, now: Date) {
  if (slot.kind !== 'booked') return { slotType: null, slotDate: null, hoursToSlot: null };
  const start = slot.times && parseInstant(slot.reservation.startDateTime);
  return {
    slotType: slot.reservation.slotType,
    /** The date in London, yyyy-mm-dd. */
    slotDate: slot.times?.day ?? null,
    hoursToSlot: start && hoursUntil(start, now),
  };
}

/**
 * The kind of the current page, for analytics: 'home', 'search', 'trolley', ... or 'other'
 * (behaviour/analytics#page-types).
 */
export const pageTypeAtom = atom((get): string => {
  if (get(placementAtom) === 'home') return 'home';
  const pathname = get(pathnameAtom);
  const kinds = Object.entries(kindsBy(get(routesAtom)));
  const kind = kinds.find(([, paths]) =>
    paths.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  );
  return kind?.[0] ?? 'other';
});

// The first match wins. `offers` stands before `browse`, because its path begins with that of `browse`.
const kindsBy = (routes: Routes): Record<string, readonly string[]> => ({
  search: [routes.search()],
  'multi-search': [routes.multiSearch()],
  offers: [routes.offers()],
  browse: [routes.browse()],
  trolley: [routes.trolley()],
  checkout: [routes.checkout(), routes.beforeYouGo()],
  'order-confirmation': [routes.orderConfirmation('').replace(/\/$/, '')],
  slots: [routes.serviceSelection(), routes.bookSlot('delivery').replace(/\/delivery$/, '')],
  account: [routes.myAccount(), routes.myDetails(), routes.favourites(), routes.lists()],
  content: [routes.recipes(), routes.inspiration()],
});
