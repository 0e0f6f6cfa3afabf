/** What a button of an order error does. `stay` only closes the dialog. */
export type OrderErrorAction =
  | 'stay'
  | 'service-selection'
  | 'slot-page'
  | 'trolley'
  | 'promo-codes'
  | 'checkout'
  | 'my-details'
  /** Cancels the new slot and places the order once more (behaviour/order-errors#keep-saved-slot). */
  | 'keep-saved-slot'
  | 'open-tab'
  | 'reload';

export interface OrderErrorButton {
  text: string;
  action: OrderErrorAction;
}

/** Texts and buttons of the dialog. The first button is the primary one, unless "Sign in" is before it. */
export interface OrderErrorCopy {
  title: string;
  body: string;
  /** Replaces `body` when the saved slot is not known. */
  bodyWithoutSlot?: string;
  buttons: readonly [OrderErrorButton, ...OrderErrorButton[]];
}

const cancel: OrderErrorButton = { text: 'Cancel', action: 'stay' };
const bookASlot: OrderErrorButton = { text: 'Book a slot', action: 'service-selection' };
const goToTrolley: OrderErrorButton = { text: 'Go to trolley', action: 'trolley' };
const standardCheckout: OrderErrorButton = { text: 'Standard checkout', action: 'checkout' };

const orderUpdated: OrderErrorCopy = {
  title: 'Instant Checkout is unavailable',
  body: 'Your order has been updated. Please proceed to checkout to confirm it.',
  buttons: [{ text: 'Proceed to checkout', action: 'checkout' }, cancel],
};

/** What the dialog says and offers for each error code (behaviour/order-errors). */
export const orderErrors = {
  '017': {
    title: 'You still need to book a slot',
    body: 'Please book a slot to complete your order.',
    buttons: [bookASlot, cancel],
  },
  '029': {
    title: "Sorry, you've been timed out",
    body: 'Your slot is no longer reserved. Please book another slot. Your shopping is still in your trolley.',
    buttons: [bookASlot, cancel],
  },
  '041': {
    title: 'There are problems with your trolley',
    body: 'Some items need your attention before you can check out.',
    buttons: [goToTrolley],
  },
  '042': {
    title: 'Minimum spend not met',
    body: 'Please add more to your trolley to meet the minimum spend.',
    buttons: [goToTrolley],
  },
  '043': {
    title: 'Add a grocery item to checkout',
    body: 'Your slot is for groceries and entertaining. Please add at least one grocery item.',
    buttons: [goToTrolley],
  },
  '044': {
    title: 'Sorry, there was a problem confirming your slot',
    body: 'Please book a slot again to complete your order.',
    buttons: [{ text: 'Book a slot', action: 'slot-page' }],
  },
  '058': {
    title: 'Sorry, the new slot you requested is unavailable',
    body: 'We have saved your previous slot: <strong><span>${date}</span>, <span>${time}</span></strong>. Would you like to keep it or choose a new one?',
    bodyWithoutSlot: 'We have saved your previous slot. Would you like to keep it or choose a new one?',
    buttons: [
      { text: 'Keep saved slot and check out', action: 'keep-saved-slot' },
      { text: 'Choose a new slot', action: 'slot-page' },
    ],
  },
  '091': {
    title: 'Unable to apply promo voucher/code',
    body: 'Please review your promo codes before checking out.',
    buttons: [
      { text: 'Review promo codes', action: 'promo-codes' },
      { text: 'Cancel', action: 'trolley' },
    ],
  },
  '111': {
    title: 'Sorry, there was a problem',
    body: 'Please call customer services on <a href="tel:${dial}">${phone}</a>.',
    buttons: [goToTrolley],
  },
  '123': {
    title: 'Gift card added',
    body: 'Please use standard checkout to pay with a gift card.',
    buttons: [standardCheckout, cancel],
  },
  '124': {
    title: 'Voucher added',
    body: 'Please use standard checkout to use your voucher.',
    buttons: [standardCheckout, cancel],
  },
  '125': {
    title: 'Add address',
    body: 'Please add your address to collect an entertaining order.',
    buttons: [{ text: 'Go to my details', action: 'my-details' }, cancel],
  },
  '127': {
    title: 'Sorry, please use standard checkout',
    body: "Instant checkout can't be used for this order.",
    buttons: [standardCheckout, cancel],
  },
  '136': orderUpdated,
  '137': orderUpdated,
  framed: {
    title: 'Please place your order in the shop itself',
    body: 'This page is shown inside another website, so your order was not placed. Please open it in a tab of its own.',
    buttons: [{ text: 'Open in a new tab', action: 'open-tab' }, cancel],
  },
  other: {
    title: "Sorry, there's been a problem",
    body: 'Please try again',
    // The reload finds out whether the order was placed. It never places an order.
    buttons: [{ text: 'Try again', action: 'reload' }],
  },
} as const satisfies Record<string, OrderErrorCopy>;

/**
 * The keys of `orderErrors`. Every other code, such as TIMEOUT, UNKNOWN_ERROR or SESSION_ENDED, is `other`
 * (behaviour/order-errors#unknown). `framed` stands for `framedCode`, which the header sets.
 */
export type OrderErrorCode = keyof typeof orderErrors;

/** The code of an order that was not sent, because the page is in a frame of another origin. */
export const framedCode = 'FRAMED';

/** Converts a code of the service, e.g. `ORDER_ORCHESTRATION_042`, to a key of `orderErrors`. */
export function parseOrderErrorCode(code: string): OrderErrorCode {
  if (code === framedCode) return 'framed';
  const [, digits = ''] = /^ORDER_ORCHESTRATION_(\d+)$/.exec(code) ?? [];
  return Object.hasOwn(orderErrors, digits) ? (digits as OrderErrorCode) : 'other';
}
