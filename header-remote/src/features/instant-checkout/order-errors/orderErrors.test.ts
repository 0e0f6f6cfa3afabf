import { expect, test } from 'vitest';
import { framedCode, orderErrors, parseOrderErrorCode } from './orderErrors.ts';

test.each([
  ...Object.keys(orderErrors)
    .filter((code) => /^\d/.test(code))
    .map((code) => [`ORDER_ORCHESTRATION_${code}`, code]),
  [framedCode, 'framed'],
  ['TIMEOUT', 'other'],
  ['UNKNOWN_ERROR', 'other'],
  ['ORDER_ORCHESTRATION_999', 'other'],
  ['ORDER_ORCHESTRATION_other', 'other'],
  ['ORDER_ORCHESTRATION_framed', 'other'],
  ['ORDER_ORCHESTRATION_toString', 'other'],
  ['SOMETHING_ELSE_042', 'other'],
  ['042', 'other'],
  ['', 'other'],
])('the code %j has the row %s of the catalogue', (code, row) => {
  expect(parseOrderErrorCode(code)).toBe(row);
});

/** The texts and buttons of behaviour/order-errors. */
const catalogue = `
017 You still need to book a slot
    Please book a slot to complete your order.
    Book a slot -> service-selection, Cancel -> stay
029 Sorry, you've been timed out
    Your slot is no longer reserved. Please book another slot. Your shopping is still in your trolley.
    Book a slot -> service-selection, Cancel -> stay
041 There are problems with your trolley
    Some items need your attention before you can check out.
    Go to trolley -> trolley
042 Minimum spend not met
    Please add more to your trolley to meet the minimum spend.
    Go to trolley -> trolley
043 Add a grocery item to checkout
    Your slot is for groceries and entertaining. Please add at least one grocery item.
    Go to trolley -> trolley
044 Sorry, there was a problem confirming your slot
    Please book a slot again to complete your order.
    Book a slot -> slot-page
058 Sorry, the new slot you requested is unavailable
    We have saved your previous slot: \${date}, \${time}. Would you like to keep it or choose a new one?
    Keep saved slot and check out -> keep-saved-slot, Choose a new slot -> slot-page
091 Unable to apply promo voucher/code
    Please review your promo codes before checking out.
    Review promo codes -> promo-codes, Cancel -> trolley
111 Sorry, there was a problem
    Please call customer services on \${phone}.
    Go to trolley -> trolley
123 Gift card added
    Please use standard checkout to pay with a gift card.
    Standard checkout -> checkout, Cancel -> stay
124 Voucher added
    Please use standard checkout to use your voucher.
    Standard checkout -> checkout, Cancel -> stay
125 Add address
    Please add your address to collect an entertaining order.
    Go to my details -> my-details, Cancel -> stay
127 Sorry, please use standard checkout
    Instant checkout can't be used for this order.
    Standard checkout -> checkout, Cancel -> stay
136 Instant Checkout is unavailable
    Your order has been updated. Please proceed to checkout to confirm it.
    Proceed to checkout -> checkout, Cancel -> stay
137 Instant Checkout is unavailable
    Your order has been updated. Please proceed to checkout to confirm it.
    Proceed to checkout -> checkout, Cancel -> stay
framed Please place your order in the shop itself
    This page is shown inside another website, so your order was not placed. Please open it in a tab of its own.
    Open in a new tab -> open-tab, Cancel -> stay
other Sorry, there's been a problem
    Please try again
    Try again -> reload
`;

test('the errors have the texts and buttons of the catalogue', () => {
  const printed = Object.entries(orderErrors).map(([code, { title, body, buttons }]) => {
    const actions = buttons.map(({ text, action }) => `${text} -> ${action}`);
    return `${code} ${title}\n    ${body.replace(/<[^>]*>/g, '')}\n    ${actions.join(', ')}`;
  });
  expect(`\n${printed.sort().join('\n')}\n`).toBe(catalogue);
});
