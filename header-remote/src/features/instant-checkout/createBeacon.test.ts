import type { SlotReservation, TrolleyItem } from '@grocer/shared-contracts';
import { aTrolley, aTrolleyItem } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { createBeacon } from './createBeacon.ts';

const beaconOf = (trolleyItems: TrolleyItem[], reservation: SlotReservation | null = null) =>
  createBeacon({ customerOrderId: '5001', trolley: aTrolley({ trolleyItems }), reservation });

test.each([
  ['a new item is a change by its whole quantity', null, 2, 2],
  ['an item with a lower quantity is a negative change', 5, 2, -3],
  ['a change in weight has no rounding error', 0.8, 1.1, 0.3],
])('%s', (_, reservedQuantity, amount, quantityDelta) => {
  const beacon = beaconOf([aTrolleyItem({ reservedQuantity, quantity: { amount, uom: 'KGM' } })]);

  expect(beacon.instantCheckoutTrolleyItems).toMatchObject([{ quantity: amount, quantityDelta }]);
});

test('missing values are null or UNDEFINED, and items without number or quantity are left out', () => {
  expect(beaconOf([aTrolleyItem({ lineNumber: null }), aTrolleyItem({ quantity: null })])).toEqual({
    customerOrderId: '5001',
    branchId: null,
    deliveryChargeAmount: null,
    slotType: 'UNDEFINED',
    instantCheckoutTrolleyItems: [],
  });
});
