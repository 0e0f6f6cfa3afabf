import { atom } from 'jotai';
import { createOutbox } from '../createOutbox.ts';

// Analytics: features track the events below, and `connectAnalytics.ts` sends them to the host or the tag manager.
// `sendPersonalisation.ts` sends trolley, customer and slot. Adverts are counted once per page view (`pageView.ts`)
// and reported to ad servers by `pixels.ts`.

/** Payload of a slot event. `withSlotPayload` adds the slot's own fields when the event is sent. */
interface SlotPayload {
  /** Place on the page where the shopper clicked. */
  location: 'header' | 'menu';
}

interface AdPayload {
  sponsorshipId: string | null;
  adId: string;
  vendor: string | null;
  trackingUrls: readonly string[];
  lineNumbers: readonly string[];
  position: number;
  placement: 'mega-menu' | 'seasonal-menu' | 'page';
}

interface ModalPayload {
  modalId: string;
  title: string;
  severity: 'info' | 'error';
  errorCode: string | null;
}

interface ErrorPayload {
  message: string;
  code: string;
  page: string;
}

/** Every analytics event with its own payload (behaviour/analytics). Shared fields are added when sending. */
export interface AnalyticsEvents {
  click_megamenu: {
    menuRoot: 'Shop' | 'Groceries';
    level: number;
    itemId: string;
    itemName: string;
    /** Names from the root down, joined by " > ". */
    path: string;
    url: string | null;
    position: number;
  };
  promo_click: {
    promoName: string | null;
    promoType: string | null;
    promoPeriod: string | null;
    bannerPurpose: string | null;
    buyingOfficeAndGroup: string | null;
    assetModuleType: string | null;
    componentId: string | null;
    /** The value that the content service gave, unchanged. */
    enhancedEcommerceInternalPromotion: unknown;
    position: number;
    url: string | null;
  };
  impression: AdPayload;
  click: AdPayload;
  search_history_click: { term: string; position: number };
  search_history_remove: { term: string; position: number };
  search_history_clear_all: { count: number };
  /** Has no search term, because ad partners read this event. */
  search_submit: {
    source: 'typed' | 'suggestion' | 'history';
    termLength: number;
    suggestionPosition: number | null;
    suggestionsShown: number;
  };
  slot_details_expand: SlotPayload;
  slot_book_click: SlotPayload;
  slot_change_click: SlotPayload;
  slot_cancel: SlotPayload;
  modal_open: ModalPayload;
  modal_close: ModalPayload & {
    closedBy: 'button' | 'escape' | 'overlay' | 'close';
    buttonValue: string | null;
  };
  /** The body of the completion beacon. */
  instant_checkout_complete: object;
  /** Comes in the stamp of the server's HTML (`readExperiments.ts`). */
  experiment_exposure: { experiment: string; variant: string };
  header_flicker: ErrorPayload;
  modal_error: ErrorPayload;
}

export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: { name: Name; payload: AnalyticsEvents[Name] };
}[keyof AnalyticsEvents];

/** Events are queued until the analytics code, `connectAnalytics.ts`, has loaded. */
export const { sendAtom: trackAtom, connectAtom: connectAnalyticsAtom } = createOutbox<AnalyticsEvent>();

type SlotEvent = 'slot_details_expand' | 'slot_book_click' | 'slot_change_click' | 'slot_cancel';

/** Tracks an action on the slot. `withSlotPayload` adds the slot's fields. */
export const trackSlotAtom = atom(
  null,
  (_get, set, name: SlotEvent, location: SlotPayload['location'] = 'header') =>
    set(trackAtom, { name, payload: { location } }),
);
