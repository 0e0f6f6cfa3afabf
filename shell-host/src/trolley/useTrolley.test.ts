import type { HeaderEvents } from '@grocer/shared-contracts';
import { describe, expect, it } from 'vitest';
import type { OrderSlot } from '../shop/types.ts';
import { agreesWithHeaderSlot, agreesWithHeaderTrolley } from './useTrolley.ts';

const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });

describe('agreesWithHeaderTrolley', () => {
  const order = { customerOrderId: '5001', items: 12, total: pounds(54.61) };
  const reported = {
    orderId: '5001',
    itemCount: 12,
    total: pounds(54.61),
    amending: false,
    hardConflicts: 0,
  };

  it('the page agrees with the header while both have the same trolley', () => {
    expect(agreesWithHeaderTrolley(order, reported)).toBe(true);
  });

  it.each([
    ['another order', { orderId: '5002' }],
    ['another item', { itemCount: 13 }],
    ['another total', { total: pounds(57.61) }],
  ])('the page does not agree with %s in the header', (_difference, changes) => {
    expect(agreesWithHeaderTrolley(order, { ...reported, ...changes })).toBe(false);
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
    startDateTime: '2026-03-05T09:00:00+00:00',
    endDateTime: null,
    reservationId: 'r1',
  };

  it('the page agrees with the same slot in another time format', () => {
    expect(agreesWithHeaderSlot({ slot }, reported)).toBe(true);
    expect(agreesWithHeaderSlot({ slot: null }, { ...reported, booked: false })).toBe(true);
  });

  it('the page does not agree with a changed or cancelled slot', () => {
    expect(agreesWithHeaderSlot({ slot }, { ...reported, startDateTime: '2026-03-06T09:00:00Z' })).toBe(
      false,
    );
    expect(agreesWithHeaderSlot({ slot }, { ...reported, booked: false })).toBe(false);
    expect(agreesWithHeaderSlot({ slot: null }, reported)).toBe(false);
  });

  it('the page agrees with a header that could not read the slot', () => {
    expect(agreesWithHeaderSlot({ slot }, { ...reported, booked: false, error: true })).toBe(true);
  });
});
