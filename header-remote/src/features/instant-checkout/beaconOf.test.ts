import { instantCheckoutBeaconSchema, parseContract } from '@grocer/shared-contracts';
import {
  anInstantCheckoutBeacon,
  anOrder,
  aSlotReservation,
  aTrolley,
  aTrolleyItem,
} from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { beaconOf } from './beaconOf.ts';

const kilograms = (amount: number) => ({ amount, uom: 'KGM' }) as const;

describe('beaconOf', () => {
  test('tells of the order, its slot and what has changed in it', () => {
    const trolley = aTrolley({ trolleyItems: [aTrolleyItem({ reservedQuantity: 1 })] });

    const beacon = beaconOf({ order: anOrder(), trolley, reservation: aSlotReservation() });

    expect(beacon).toEqual(anInstantCheckoutBeacon());
    expect(parseContract(instantCheckoutBeaconSchema, beacon, 'beacon')).toEqual(beacon);
  });

  test.each([
    ['of a new item all is new', null, 2, 2],
    ['of an item taken back in part the change is negative', 5, 2, -3],
    ['weights keep their decimals', 0.8, 1.1, 0.3],
  ])('%s', (_, reservedQuantity, amount, quantityDelta) => {
    const item = aTrolleyItem({ reservedQuantity, quantity: kilograms(amount) });

    const beacon = beaconOf({
      order: anOrder(),
      trolley: aTrolley({ trolleyItems: [item] }),
      reservation: null,
    });

    expect(beacon.instantCheckoutTrolleyItems).toMatchObject([{ quantity: amount, quantityDelta }]);
  });

  test('leaves out what cannot be told', () => {
    const trolleyItems = [aTrolleyItem({ lineNumber: null }), aTrolleyItem({ quantity: null })];
    const order = anOrder({ totals: { estimated: { deliveryCharge: null } } });

    expect(beaconOf({ order, trolley: aTrolley({ trolleyItems }), reservation: null })).toEqual({
      customerOrderId: '5001',
      branchId: null,
      deliveryChargeAmount: null,
      slotType: 'UNDEFINED',
      instantCheckoutTrolleyItems: [],
    });
  });
});
