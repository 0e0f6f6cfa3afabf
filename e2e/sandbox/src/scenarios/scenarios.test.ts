import { describe, expect, test } from 'vitest';
import { currentReservation } from '../shop/order.ts';
import { placeOrder } from '../shop/placeOrder.ts';
import { cancelReservation } from '../shop/reserveSlot.ts';
import { currentOrder, type Shopper } from '../shop/shopper.ts';
import {
  containsEntertaining,
  containsGroceries,
  countConflicts,
  itemTotal,
  minimumSpendMet,
} from '../shop/trolleyTotals.ts';
import { shopperIn } from './scenario.ts';
import { type ScenarioName, scenarioNames, scenarios } from './scenarios.ts';

const anyDay = new Date('2026-03-04T10:00:00Z');
const days = [
  anyDay,
  '2026-03-28T23:30:00Z',
  '2026-10-24T22:30:00Z',
  '2026-12-15T23:59:00Z',
  '2026-12-31T12:00:00Z',
];

const orderIn = (name: ScenarioName, now = anyDay) => {
  const shopper = shopperIn(scenarios[name], now);
  return { shopper, order: openOrder(shopper) };
};

const openOrder = (shopper: Shopper) => {
  const order = currentOrder(shopper);
  if (order === undefined) throw new Error('This scenario has no open order.');
  return order;
};

describe('scenarios', () => {
  test.each(days.map((day) => new Date(day)))('every scenario can be arranged on %s', (now) => {
    for (const name of scenarioNames) {
      const { session, orders } = shopperIn(scenarios[name], now);
      expect(orders.length > 0, name).toBe(session !== 'none');
    }
  });

  test.each([
    'amending',
    'amending-mixed',
    'instant-checkout',
    'amending-slot-not-changeable',
    'christmas-entertaining',
  ] as const)('the scenario %s has an order whose slot can still be changed', (name) => {
    for (const now of days.map((day) => new Date(day))) {
      const { order } = orderIn(name, now);
      expect(order.state).toBe('AMENDING');
      expect(currentReservation(order)?.cutoff.getTime()).toBeGreaterThan(now.getTime());
    }
  });

  test('the scenario amending has orders in all ten states', () => {
    expect(new Set(orderIn('amending').shopper.orders.map(({ state }) => state)).size).toBe(10);
  });

  test('the order of christmas-entertaining, for 22 December, can be changed until midnight on the 15th', () => {
    const reservation = currentReservation(orderIn('christmas-entertaining').order);

    expect(reservation?.start).toEqual(new Date('2026-12-22T14:00:00Z'));
    expect(reservation?.cutoff).toEqual(new Date('2026-12-16T00:00:00Z'));
  });

  test('the order of amending-mixed has groceries and party food', () => {
    const { order } = orderIn('amending-mixed');

    expect([containsGroceries(order), containsEntertaining(order)]).toEqual([true, true]);
  });

  test('in new-slot-gone the new slot is refused with 058, and the order can be placed with the saved one', () => {
    const { shopper, order } = orderIn('new-slot-gone');
    const place = () => placeOrder({ shopper, order, instantCheckout: true, now: anyDay });

    expect(place).toThrow(expect.objectContaining({ code: 'ORDER_ORCHESTRATION_058' }));
    cancelReservation(shopper, currentReservation(order)?.id ?? '');
    expect(currentReservation(order)?.status).toBe('RESERVED');
    expect(place).not.toThrow();
    expect(order.state).toBe('PLACED');
  });

  test('the scenario conflicts has two unavailable items and one substitute', () => {
    const { order } = orderIn('conflicts');

    expect([countConflicts(order, 'hard'), countConflicts(order, 'soft')]).toEqual([2, 1]);
  });

  test('the trolley of below-minimum-spend is under £40 with a delivery slot', () => {
    const { order } = orderIn('below-minimum-spend');

    expect(itemTotal(order)).toBeLessThan(4000);
    expect(minimumSpendMet(order)).toBe(false);
  });

  test('the trolley of large-trolley has 120 items', () => {
    expect(orderIn('large-trolley').order.lines).toHaveLength(120);
  });

  test('the trolley of entertaining-booked has party food without conflicts', () => {
    const { order } = orderIn('entertaining-booked');

    expect(currentReservation(order)?.slotType).toBe('ENTERTAINING_COLLECTION');
    expect(countConflicts(order, 'none')).toBe(order.lines.length);
  });
});
