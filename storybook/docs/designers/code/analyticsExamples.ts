import type { AnalyticsEvents } from '@grocer/header-remote/state/analytics/events.ts';

/** When each event is sent, with an example payload. A missing event or field is a type error. */
export const analyticsExamples: {
  [Name in keyof AnalyticsEvents]: { when: string; payload: AnalyticsEvents[Name] };
} = {
  click_megamenu: {
    when: 'A row of a menu is pressed: behaviour/menus#click-megamenu.',
    payload: {
      menuRoot: 'Groceries',
      level: 2,
      itemId: '10063',
      itemName: 'Bread',
      path: 'Groceries > Bakery > Bread',
      url: null,
      position: 1,
    },
  },
  promo_click: {
    when: 'A link in editors’ content is followed: behaviour/content#promo-click.',
    payload: {
      promoName: 'spring-bakery',
      promoType: 'offer',
      promoPeriod: '2026-10',
      bannerPurpose: 'trading',
      buyingOfficeAndGroup: 'bakery',
      assetModuleType: 'trading-cell',
      componentId: 'c-17',
      enhancedEcommerceInternalPromotion: { id: 'c-17' },
      position: 1,
      url: '/ecom/shop/browse/groceries/bakery',
    },
  },
  impression: {
    when: 'An advert is seen: behaviour/analytics#impression.',
    payload: advert('https://ad.example/seen'),
  },
  click: {
    when: 'An advert’s link is followed: behaviour/analytics#impression.',
    payload: advert('https://ad.example/click'),
  },
  search_history_click: {
    when: 'A recent search is picked: behaviour/analytics#search-history.',
    payload: { term: 'sourdough', position: 1 },
  },
  search_history_remove: {
    when: 'A recent search is removed: behaviour/analytics#search-history.',
    payload: { term: 'sourdough', position: 1 },
  },
  search_history_clear_all: {
    when: 'All recent searches are removed: behaviour/analytics#search-history.',
    payload: { count: 4 },
  },
  search_submit: {
    when: 'A search is sent. The term is not part of it: behaviour/search#analytics.',
    payload: { source: 'suggestion', termLength: 9, suggestionPosition: 2, suggestionsShown: 8 },
  },
  slot_details_expand: {
    when: 'The slot’s details are opened: behaviour/analytics#slot-events.',
    payload: { location: 'header' },
  },
  slot_book_click: {
    when: '“Book a slot” is followed: behaviour/analytics#slot-events.',
    payload: { location: 'header' },
  },
  slot_change_click: {
    when: '“Change slot” is followed: behaviour/analytics#slot-events.',
    payload: { location: 'menu' },
  },
  slot_cancel: {
    when: 'A reservation has been cancelled: behaviour/analytics#slot-events.',
    payload: { location: 'header' },
  },
  modal_open: { when: 'A dialog opens: behaviour/analytics#modal-events.', payload: dialog() },
  modal_close: {
    when: 'A dialog closes: behaviour/analytics#modal-events.',
    payload: { ...dialog(), closedBy: 'button', buttonValue: 'service-selection' },
  },
  modal_error: {
    when: 'With `modal_open` of an error: behaviour/analytics#modal-events.',
    payload: {
      message: 'You still need to book a slot',
      code: 'ORDER_ORCHESTRATION_017',
      page: '/ecom/shop/trolley',
    },
  },
  instant_checkout_complete: {
    when: 'An order was placed by instant checkout; the body of the beacon: behaviour/checkout#success.',
    payload: { customerOrderId: '5001' },
  },
  experiment_exposure: {
    when: 'The page shows a variant that the server chose: behaviour/analytics#exposure.',
    payload: { experiment: 'search-label', variant: 'short' },
  },
  header_flicker: {
    when: 'The header looked signed in although nobody was: behaviour/session#header-flicker.',
    payload: { message: 'The session had ended', code: 'NO_SESSION', page: '/ecom/shop/browse/groceries' },
  },
};

/** Fields that the header adds when it sends an event (behaviour/analytics#common-fields, #slot-events). */
export const addedFields = {
  every: {
    pageType: 'browse',
    placement: 'shop',
    loggedIn: true,
    device: 'desktop',
    release: '0.1.0',
    line: '0.1',
    ts: 1_772_532_000_000,
  },
  slot: { slotType: 'DELIVERY', slotDate: '2026-03-05', hoursToSlot: 45 },
};

function advert(address: string): AnalyticsEvents['impression'] {
  return {
    sponsorshipId: 's-1',
    adId: 'ad-204',
    vendor: 'bakery & co',
    trackingUrls: [address],
    lineNumbers: ['112'],
    position: 1,
    placement: 'mega-menu',
  };
}

function dialog(): AnalyticsEvents['modal_open'] {
  return {
    modalId: 'order-error',
    title: 'You still need to book a slot',
    severity: 'error',
    errorCode: 'ORDER_ORCHESTRATION_017',
  };
}
