import { atom } from 'jotai';

/** Where on the page the shopper clicked. */
type AnalyticsLocation = 'header' | 'menu';

/** `withSlotPayload` adds which slot it was when the event is sent. */
interface SlotEvent {
  location: AnalyticsLocation;
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

/**
 * Every analytics event with its own payload (behaviour/analytics). The fields that all events share are added when an
 * event is sent.
 */
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
    /** Unchanged, as the content service gave it. */
    enhancedEcommerceInternalPromotion: unknown;
    position: number;
    url: string | null;
  };
  impression: AdPayload;
  click: AdPayload;
  search_history_click: { term: string; position: number };
  search_history_remove: { term: string; position: number };
  search_history_clear_all: { count: number };
  /** Never the search term itself, because ad partners read this event. */
  search_submit: {
    source: 'typed' | 'suggestion' | 'history';
    termLength: number;
    suggestionPosition: number | null;
    suggestionsShown: number;
  };
  slot_details_expand: SlotEvent;
  slot_book_click: SlotEvent;
  slot_change_click: SlotEvent;
  slot_cancel: SlotEvent;
  modal_open: ModalPayload;
  modal_close: ModalPayload & {
    closedBy: 'button' | 'escape' | 'overlay' | 'close';
    buttonValue: string | null;
  };
  /** The body of the completion beacon. */
  instant_checkout_complete: object;
  header_flicker: ErrorPayload;
  modal_error: ErrorPayload;
}

export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: { name: Name; payload: AnalyticsEvents[Name] };
}[keyof AnalyticsEvents];

type Send = (event: AnalyticsEvent) => void;

const queueAtom = atom<readonly AnalyticsEvent[]>([]);
const senderAtom = atom<{ send: Send } | undefined>(undefined);

/** Sends an analytics event, or queues it until the analytics code has loaded. */
export const trackAtom = atom(null, (get, set, event: AnalyticsEvent) => {
  const sender = get(senderAtom);
  if (sender) sender.send(event);
  else set(queueAtom, (queue) => [...queue, event]);
});

/** Connects the analytics code and sends the queued events. */
export const connectAnalyticsAtom = atom(null, (get, set, send: Send) => {
  set(senderAtom, { send });
  get(queueAtom).forEach(send);
  set(queueAtom, []);
});
