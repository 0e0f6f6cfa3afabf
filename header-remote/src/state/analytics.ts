import { atom } from 'jotai';

/** Where on a page something stood that was clicked or seen. */
type Place = 'header' | 'menu';

interface SlotFacts {
  slotType: string | null;
  /** London's date, yyyy-mm-dd. */
  slotDate: string | null;
  hoursToSlot: number | null;
  location: Place;
}

interface AdFacts {
  sponsorshipId: string | null;
  adId: string;
  vendor: string | null;
  trackingUrls: readonly string[];
  lineNumbers: readonly string[];
  position: number;
  placement: 'mega-menu' | 'seasonal-menu' | 'page';
}

interface ModalFacts {
  modalId: string;
  title: string;
  severity: 'info' | 'error';
  errorCode: string | null;
}

interface ErrorFacts {
  message: string;
  code: string;
  page: string;
}

/** Every analytics event of the header with its payload (clarifications C12); what all have in common is added later. */
export interface AnalyticsEvents {
  click_megamenu: {
    menuRoot: 'Shop' | 'Groceries';
    level: number;
    itemId: string;
    itemName: string;
    /** Names from the root down, joined by " > " (clarification 116). */
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
    /** Handed on as it came (clarification 144). */
    enhancedEcommerceInternalPromotion: unknown;
    position: number;
    url: string | null;
  };
  impression: AdFacts;
  click: AdFacts;
  search_history_click: { term: string; position: number };
  search_history_remove: { term: string; position: number };
  search_history_clear_all: { count: number };
  /** No raw term: ad partners read it. */
  search_submit: {
    source: 'typed' | 'suggestion' | 'history';
    termLength: number;
    suggestionPosition: number | null;
    suggestionsShown: number;
  };
  slot_details_expand: SlotFacts;
  slot_book_click: SlotFacts;
  slot_change_click: SlotFacts;
  slot_cancel: SlotFacts;
  modal_open: ModalFacts;
  modal_close: ModalFacts & {
    closedBy: 'button' | 'escape' | 'overlay' | 'close';
    buttonValue: string | null;
  };
  /** The completion beacon's body. */
  instant_checkout_complete: object;
  header_flicker: ErrorFacts;
  modal_error: ErrorFacts;
}

export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: { name: Name; payload: AnalyticsEvents[Name] };
}[keyof AnalyticsEvents];

type Send = (event: AnalyticsEvent) => void;

const waitingAtom = atom<readonly AnalyticsEvent[]>([]);
const senderAtom = atom<{ send: Send } | undefined>(undefined);

/** Notes an analytics event. What sends it comes after the header can be used; what is noted before then waits. */
export const trackAtom = atom(null, (get, set, event: AnalyticsEvent) => {
  const sender = get(senderAtom);
  if (sender) sender.send(event);
  else set(waitingAtom, (waiting) => [...waiting, event]);
});

export const connectAnalyticsAtom = atom(null, (get, set, send: Send) => {
  set(senderAtom, { send });
  get(waitingAtom).forEach(send);
  set(waitingAtom, []);
});
