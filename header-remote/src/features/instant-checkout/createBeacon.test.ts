import { instantCheckoutBeaconSchema, parseContract } from '@grocer/shared-contracts';
import {
  anInstantCheckoutBeacon,
  anOrder,
  aSlotReservation,
  aTrolley,
  aTrolleyItem,
} from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { createBeacon } from './createBeacon.ts';

const kilograms = (amount: number) => ({ amount, uom: 'KGM' }) as const;

describe('createBeacon', () => {
  test('the beacon holds the order, its slot and the changes to its items', () => {
    const trolley = aTrolley({ trolleyItems: [aTrolleyItem({ reservedQuantity: 1 })] });

    const beacon = createBeacon({ order: anOrder(), trolley, reservation: aSlotReservation() });

    expect(beacon).toEqual(anInstantCheckoutBeacon());
    expect(parseContract(instantCheckoutBeaconSchema, beacon, 'beacon')).toEqual(beacon);
  });

  test.each([
    ['a new item is a change by its whole quantity', null, 2, 2],
    ['an item with a lower quantity is a negative change', 5, 2, -3],
    ['a change in weight has no rounding error', 0.8, 1.1, 0.3],
  ])('%s', (_, reservedQuantity, amount, quantityDelta) => {
    const item = aTrolleyItem({ reservedQuantity, quantity: kilograms(amount) });

    const beacon = createBeacon({
      order: anOrder(),
      trolley: aTrolley({ trolleyItems: [item] }),
      reservation: null,
    });

    expect(beacon.instantCheckoutTrolleyItems).toMatchObject([{ quantity: amount, quantityDelta }]);
  });

  test('missing values are null or UNDEFINED, and items without number or quantity are left out', () => {
    const trolleyItems = [aTrolleyItem({ lineNumber: null }), aTrolleyItem({ quantity: null })];
    const order = anOrder({ totals: { estimated: { deliveryCharge: null } } });

    expect(createBeacon({ order, trolley: aTrolley({ trolleyItems }), reservation: null })).toEqual({
      customerOrderId: '5001',
      branchId: null,
      deliveryChargeAmount: null,
      slotType: 'UNDEFINED',
      instantCheckoutTrolleyItems: [],
    });
  });
});
