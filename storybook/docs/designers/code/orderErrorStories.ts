import type { OrderErrorCode } from '@grocer/header-remote/features/instant-checkout/order-errors/orderErrors.ts';

const stories: Record<OrderErrorCode, string> = {
  '017': 'no-slot',
  '029': 'timed-out',
  '041': 'trolley-problems',
  '042': 'minimum-spend',
  '043': 'no-grocery-item',
  '044': 'slot-not-confirmed',
  '058': 'new-slot-gone',
  '091': 'promo-code',
  '111': 'call-us',
  '123': 'gift-card',
  '124': 'voucher',
  '125': 'address-missing',
  '127': 'standard-checkout-only',
  '136': 'order-updated',
  '137': 'order-updated-elsewhere',
  framed: 'in-frame-of-another-site',
  other: 'any-other',
};

/** The id of the story that shows the dialog of a code. */
export const orderErrorStory = (code: OrderErrorCode): string =>
  `features-instant-checkout-order-error--${stories[code]}`;
