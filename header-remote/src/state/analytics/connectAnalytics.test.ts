import { type Analytics, resolveHeaderOptions } from '@grocer/shared-contracts';
import { createStore } from 'jotai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { release } from '../../platform/release.ts';
import { setPageAtom } from '../page/page.ts';
import { aBookedSlot } from '../testing/aStore.ts';
import { connectAnalytics, pageTypeAtom, withSlotPayload } from './connectAnalytics.ts';
import { type AnalyticsEvent, trackAtom } from './events.ts';

const event = { name: 'search_history_clear_all', payload: { count: 3 } } as const;

/** A page with these analytics, whose shopper has given consent. */
function aPage(analytics?: Analytics) {
  const store = createStore();
  const cookies = { consent: 'true' };
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.setSystemTime(1_772_701_200_000);
  store.set(setPageAtom, {
    options: resolveHeaderOptions({ ...(analytics && { analytics }) }),
    path: '/ecom/shop/browse',
  });
  connectAnalytics(store, { read: () => cookies.consent });
  return { track: (event: AnalyticsEvent) => store.set(trackAtom, event), cookies };
}

const common = { pageType: 'browse', placement: 'shop', ...release, loggedIn: false, device: 'desktop' };

describe('connectAnalytics', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('an event is sent with the fields that all events have', () => {
    const sink = vi.fn();

    aPage(sink).track(event);

    expect(sink).toHaveBeenCalledWith(event.name, { count: 3, ...common, ts: 1_772_701_200_000 });
  });

  test('without a function of the host the tag manager gets the event', () => {
    vi.stubGlobal('window', {});

    aPage().track(event);

    expect(window.dataLayer).toMatchObject([{ event: 'search_history_clear_all', count: 3, ...common }]);
  });

  test("an event's own field wins over a common field: an advert's placement is the menu", () => {
    const sink = vi.fn();

    aPage(sink).track({ name: 'impression', payload: { adId: 'ad1', placement: 'mega-menu' } as never });

    expect(sink.mock.calls[0]?.[1]).toMatchObject({ pageType: 'browse', placement: 'mega-menu' });
  });

  test('without consent an event is dropped; after consent the next one is sent', () => {
    const sink = vi.fn();
    const { track, cookies } = aPage(sink);
    cookies.consent = 'false';

    track(event);
    expect(sink).not.toHaveBeenCalled();

    cookies.consent = 'true';
    track(event);
    expect(sink).toHaveBeenCalledOnce();
  });

  test('a sink that throws stops nothing, and the error is reported', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('the tag manager is gone');
    const { track } = aPage(() => {
      throw failure;
    });

    expect(() => track(event)).not.toThrow();
    expect(consoleError).toHaveBeenCalledWith(
      "[grocer header] the host's analytics threw on search_history_clear_all; the event is lost",
      failure,
    );
    consoleError.mockRestore();
  });
});

const bookedFrom = (startDateTime: string) => aBookedSlot({ startDateTime, endDateTime: startDateTime });

describe('withSlotPayload', () => {
  const expand: AnalyticsEvent = { name: 'slot_details_expand', payload: { location: 'header' } };

  test.each([
    ['2026-03-05T09:00:00Z', '2026-03-03T10:30:00Z', '2026-03-05', 47],
    ['2026-07-01T23:30:00Z', '2026-07-01T23:00:00Z', '2026-07-02', 1],
    ['2026-03-05T09:00:00Z', '2026-03-05T12:00:00Z', '2026-03-05', -3],
    ['2026-03-05T09:00:00Z', '2026-03-05T06:31:00Z', '2026-03-05', 2],
    ['2026-03-05T09:00:00Z', '2026-03-05T06:30:00Z', '2026-03-05', 3],
    ['2026-10-25T12:00:00Z', '2026-10-24T12:00:00Z', '2026-10-25', 24],
    ['2026-03-29T09:00:00Z', '2026-03-28T09:00:00Z', '2026-03-29', 24],
    ['tomorrow', '2026-03-28T09:00:00Z', null, null],
  ])('a slot at %s, seen at %s, has date %s and is %d hours ahead', (start, now, slotDate, hoursToSlot) => {
    expect(withSlotPayload(expand, bookedFrom(start), new Date(now))).toEqual({
      name: 'slot_details_expand',
      payload: { slotType: 'DELIVERY', slotDate, hoursToSlot, location: 'header' },
    });
  });

  test('without a slot all fields are null', () => {
    expect(withSlotPayload(expand, { kind: 'none' }, new Date(0)).payload).toEqual({
      slotType: null,
      slotDate: null,
      hoursToSlot: null,
      location: 'header',
    });
  });
});

test.each([
  ['/', 'home'],
  ['/ecom/', 'home'],
  ['/ecom/shop/search?searchTerm=milk', 'search'],
  ['/ecom/shop/multi-search?value=milk', 'multi-search'],
  ['/ecom/shop/browse/offers/bakery_offers', 'offers'],
  ['/ecom/shop/browse/groceries/bakery', 'browse'],
  ['/ecom/shop/trolley', 'trolley'],
  ['/ecom/beforeYouGo', 'checkout'],
  ['/ecom/checkout', 'checkout'],
  ['/ecom/order-confirmation/5001', 'order-confirmation'],
  ['/ecom/bookslot/collection/groceries', 'slots'],
  ['/ecom/serviceselection', 'slots'],
  ['/ecom/myaccount/my-orders', 'account'],
  ['/ecom/recipes/soup', 'content'],
  ['/ecom/searches', 'other'],
])('the page %s is of type %s', (path, type) => {
  const store = createStore();
  store.set(setPageAtom, { path });

  expect(store.get(pageTypeAtom)).toBe(type);
});
