import type { SlotType } from '@grocer/shared-contracts';
import { expect, test } from 'vitest';
import { minimumSpendMessage } from './minimumSpendMessage.ts';

const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });
const totals = (collection: number | null, delivery: number | null) => ({
  collectionMinimumOrderValue: collection === null ? null : pounds(collection),
  deliveryMinimumOrderValue: delivery === null ? null : pounds(delivery),
});

const meet = (minimum: string) => `To check out, please meet our ${minimum}`;
const ofDelivery = meet('£40 minimum spend (excluding delivery charge)');

test.each<[collection: number | null, delivery: number | null, SlotType | null, string | null]>([
  [25, 40, 'DELIVERY', ofDelivery],
  [25, 40, 'DELIVERY_SERVICE', ofDelivery],
  [25, 40, 'GROCERY_COLLECTION', meet('£25 minimum spend')],
  [25, 40, 'UNDEFINED', meet('£25 minimum spend')],
  [25, 40, null, meet('£25 minimum spend')],
  [25, 40, 'ENTERTAINING_COLLECTION', null],
  [null, 40, 'UNDEFINED', meet('£40 minimum spend')],
  [60, 40, null, meet('£40 minimum spend')],
  [42.5, null, 'GROCERY_COLLECTION', meet('£42.50 minimum spend')],
  [null, null, 'DELIVERY', null],
  [null, null, 'GROCERY_COLLECTION', null],
  [null, null, null, null],
])(
  'with £%d for collection and £%d for delivery, a slot of type %s has the message %s',
  (collection, delivery, slotType, message) => {
    expect(minimumSpendMessage(totals(collection, delivery), slotType)).toBe(message);
  },
);
