import type { HeaderEvents } from '@grocer/shared-contracts';
import { describe, expect, it } from 'vitest';
import type { OrderSlot } from '../shop/types.ts';
import { agreesWithHeaderSlot, agreesWithHeaderTrolley } from './useTrolley.ts';

const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });

describe('agreesWithHeaderTrolley', () => {
  const order = { customerOrderId: '5001', items: 12, total: pounds(54.61) };
  const total = pounds(54.61);
  const reported = { orderId: '5001', itemCount: 12, total, amending: false, hardConflicts: 0 };

  it.each([
    ['the same trolley', {}, true],
    ['another order', { orderId: '5002' }, false],
    ['another item', { itemCount: 13 }, false],
    ['another total', { total: pounds(57.61) }, false],
  ])('with %s in the header the page agrees: %j is %s', (_what, changes, agrees) => {
    expect(agreesWithHeaderTrolley(order, { ...reported, ...changes })).toBe(agrees);
  });
});

describe('agreesWithHeaderSlot', () => {
  const slot = { startDateTime: '2026-03-05T09:00:00Z' } as OrderSlot;
  const reported: HeaderEvents['slot'] = {
    booked: true,
    loading: false,
    error: false,
    slotType: 'DELIVERY',
    branchId: '753',
    startDateTime: '2026-03-05T10:00:00+01:00',
    endDateTime: null,
    reservationId: 'r1',
  };

  it.each([
    ['the same slot in another time format', slot, {}, true],
    ['no slot either', null, { booked: false }, true],
    ['a slot that it could not read', slot, { booked: false, error: true }, true],
    ['a changed slot', slot, { startDateTime: '2026-03-05T09:00:00+01:00' }, false],
    ['a cancelled slot', slot, { booked: false }, false],
    ['a slot that the page does not have', null, {}, false],
  ])('the page compares its slot with that of a header that has %s', (_what, ours, changes, agrees) => {
    expect(agreesWithHeaderSlot({ slot: ours }, { ...reported, ...changes })).toBe(agrees);
  });
});
