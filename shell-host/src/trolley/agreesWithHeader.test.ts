import type { HeaderEvents } from '@grocer/shared-contracts';
import { describe, expect, it } from 'vitest';
import type { OrderSlot } from '../shop/order.ts';
import { agreesWithHeaderSlot, agreesWithHeaderTrolley } from './agreesWithHeader.ts';

const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });

describe('agreesWithHeaderTrolley', () => {
  const order = { customerOrderId: '5001', items: 12, total: pounds(54.61) };
  const told = { orderId: '5001', itemCount: 12, total: pounds(54.61), amending: false, hardConflicts: 0 };

  it('holds while both show the same', () => {
    expect(agreesWithHeaderTrolley(order, told)).toBe(true);
  });

  it.each([
    ['another order', { orderId: '5002' }],
    ['another item', { itemCount: 13 }],
    ['another total', { total: pounds(57.61) }],
  ])('ends with %s', (_what, news) => {
    expect(agreesWithHeaderTrolley(order, { ...told, ...news })).toBe(false);
  });
});

describe('agreesWithHeaderSlot', () => {
  const slot = { startDateTime: '2026-03-05T09:00:00Z' } as OrderSlot;
  const told: HeaderEvents['slot'] = {
    booked: true,
    loading: false,
    error: false,
    slotType: 'DELIVERY',
    branchId: '753',
    startDateTime: '2026-03-05T09:00:00+00:00',
    endDateTime: null,
    reservationId: 'r1',
  };

  it('holds for the same instant, however it is written', () => {
    expect(agreesWithHeaderSlot({ slot }, told)).toBe(true);
    expect(agreesWithHeaderSlot({ slot: null }, { ...told, booked: false })).toBe(true);
  });

  it('ends when the slot was changed or given back', () => {
    expect(agreesWithHeaderSlot({ slot }, { ...told, startDateTime: '2026-03-06T09:00:00Z' })).toBe(false);
    expect(agreesWithHeaderSlot({ slot }, { ...told, booked: false })).toBe(false);
    expect(agreesWithHeaderSlot({ slot: null }, told)).toBe(false);
  });

  it('does not hang on a header that does not know', () => {
    expect(agreesWithHeaderSlot({ slot }, { ...told, booked: false, error: true })).toBe(true);
  });
});
