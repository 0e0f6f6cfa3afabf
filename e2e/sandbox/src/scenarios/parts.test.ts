import { describe, expect, test } from 'vitest';
import { currentReservation } from '../shop/order.ts';
import { openOrderOf } from '../shop/shopper.ts';
import { itemTotal } from '../shop/trolleyTotals.ts';
import { scenarioOf } from './parts.ts';
import { shopperIn } from './scenario.ts';

const now = new Date('2026-03-03T12:00:00Z');

describe('a scenario from parts', () => {
  test('without parts is a visitor who is not signed in', () => {
    expect(shopperIn(scenarioOf({}), now)).toMatchObject({ session: 'none', orders: [] });
  });

  test('a support user has the customer’s trolley', () => {
    const shopper = shopperIn(scenarioOf({ session: 'support', trolley: 'weekly' }), now);

    expect(shopper.session).toBe('support');
    expect(openOrderOf(shopper).lines).toHaveLength(12);
  });

  test('a pass holder has an active pass', () => {
    expect(shopperIn(scenarioOf({ session: 'pass-holder' }), now).deliveryPass).toBe('ACTIVE');
  });

  test('the longest values are a Wednesday with two digits and more than £1,000', () => {
    const order = openOrderOf(
      shopperIn(scenarioOf({ session: 'customer', slot: 'longest', trolley: 'longest' }), now),
    );

    expect(currentReservation(order)?.start.toISOString()).toBe('2026-03-11T11:00:00.000Z');
    expect(order.lines).toHaveLength(120);
    expect(itemTotal(order)).toBeGreaterThan(100_000);
  });

  test('an amended order is before its cut-off, or an hour past it', () => {
    const parts = { session: 'customer', slot: 'delivery', trolley: 'weekly' } as const;
    const reservationOf = (order: 'amending' | 'past-cut-off') =>
      currentReservation(openOrderOf(shopperIn(scenarioOf({ ...parts, order }), now)));

    expect(reservationOf('amending')?.cutoff.toISOString()).toBe('2026-03-04T21:00:00.000Z');
    expect(reservationOf('past-cut-off')?.cutoff.toISOString()).toBe('2026-03-03T11:00:00.000Z');
  });

  test('the Christmas slot is on 22 December', () => {
    const shopper = shopperIn(
      scenarioOf({ session: 'customer', slot: 'christmas', trolley: 'party-food' }),
      now,
    );

    expect(currentReservation(openOrderOf(shopper))?.start.toISOString()).toMatch(/^2026-12-22/);
  });
});
