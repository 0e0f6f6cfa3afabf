import type { SlotType } from '@grocer/shared-contracts';
import { expect, test } from 'vitest';
import { minimumSpendMessage } from './minimumSpendMessage.ts';

const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });
const totals = (collection: number | null, delivery: number | null) => ({
  collectionMinimumOrderValue: collection === null ? null : pounds(collection),
  deliveryMinimumOrderValue: delivery === null ? null : pounds(delivery),
});

test.each<[SlotType | null, string | null]>([
  ['DELIVERY', 'To check out, please meet our £40 minimum spend (excluding delivery charge)'],
  ['DELIVERY_SERVICE', 'To check out, please meet our £40 minimum spend (excluding delivery charge)'],
  ['GROCERY_COLLECTION', 'To check out, please meet our £25 minimum spend'],
  ['UNDEFINED', 'To check out, please meet our £25 minimum spend'],
  [null, 'To check out, please meet our £25 minimum spend'],
  ['ENTERTAINING_COLLECTION', null],
])('for a slot of type %s the message is %s', (slotType, message) => {
  expect(minimumSpendMessage(totals(25, 40), slotType)).toBe(message);
});

test('an undefined slot takes the lower threshold, or the only one known', () => {
  expect(minimumSpendMessage(totals(null, 40), 'UNDEFINED')).toContain('our £40 minimum spend');
  expect(minimumSpendMessage(totals(60, 40), null)).toContain('our £40 minimum spend');
});

test.each([
  [40, '£40'],
  [42.5, '£42.50'],
  [1000, '£1,000'],
])('the amount %d is written as %s', (amount, text) => {
  expect(minimumSpendMessage(totals(amount, null), 'GROCERY_COLLECTION')).toBe(
    `To check out, please meet our ${text} minimum spend`,
  );
});

test.each<SlotType | null>(['DELIVERY', 'GROCERY_COLLECTION', 'UNDEFINED', null])(
  'there is no message when no threshold is known: %s',
  (slotType) => {
    expect(minimumSpendMessage(totals(null, null), slotType)).toBeNull();
  },
);
