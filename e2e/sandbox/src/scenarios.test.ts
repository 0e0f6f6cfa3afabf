import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { faultKinds } from './faults.ts';
import { type ScenarioChoice, scenarioNames, shopperIn } from './scenarios.ts';
import {
  containsEntertaining,
  containsGroceries,
  countConflicts,
  currentReservation,
  itemTotal,
  minimumSpendMet,
} from './shop/order.ts';
import { openOrderOf } from './shop/shopper.ts';
import { serviceChoices } from './shop/slot.ts';

const anyDay = new Date('2026-03-04T10:00:00Z');
const late = ['2026-03-28T23:30:00Z', '2026-10-24T22:30:00Z', '2026-12-15T23:59:00Z', '2026-12-31T12:00:00Z'];
const days = [anyDay, ...late.map((day) => new Date(day))];

const orderIn = (scenario: ScenarioChoice, now = anyDay) => {
  const shopper = shopperIn(scenario, now);
  const order = openOrderOf(shopper);
  return { shopper, order, reservation: currentReservation(order) };
};

test.each(days)('every scenario can be arranged on %s', (now) => {
  for (const name of scenarioNames) {
    const { session, orders } = shopperIn(name, now);
    expect(orders.length > 0, name).toBe(session !== 'none');
  }
});

test('the slot of a scenario costs the same on every day of the week', () => {
  const week = Array.from({ length: 7 }, (_, day) => new Date(anyDay.getTime() + day * 86_400_000));
  for (const name of scenarioNames) {
    const charges = week.map((now) =>
      shopperIn(name, now).orders.map((order) => currentReservation(order)?.chargeInPence),
    );
    expect(new Set(charges.map(String)).size, name).toBe(1);
  }
});

test.each([
  'amending',
  'amending-mixed',
  'instant-checkout',
  'amending-slot-not-changeable',
  'christmas-entertaining',
] as const)('the scenario %s has an order whose slot can still be changed', (name) => {
  for (const now of days) {
    const { order, reservation } = orderIn(name, now);
    expect(order.state).toBe('AMENDING');
    expect(reservation?.cutoff.getTime()).toBeGreaterThan(now.getTime());
  }
});

test('the order of christmas-entertaining, for 22 December, can be changed until midnight on the 15th', () => {
  expect(orderIn('christmas-entertaining').reservation).toMatchObject({
    start: new Date('2026-12-22T14:00:00Z'),
    cutoff: new Date('2026-12-16T00:00:00Z'),
  });
});

test('trolleys and orders are those that the titles describe', () => {
  const mixed = orderIn('amending-mixed').order;
  const conflicts = orderIn('conflicts').order;
  const below = orderIn('below-minimum-spend').order;
  const party = orderIn('entertaining-booked');
  const states = orderIn('amending').shopper.orders.map(({ state }) => state);

  expect(new Set(states).size).toBe(10);
  expect([containsGroceries(mixed), containsEntertaining(mixed)]).toEqual([true, true]);
  expect([countConflicts(conflicts, 'hard'), countConflicts(conflicts, 'soft')]).toEqual([2, 1]);
  expect(itemTotal(below)).toBeLessThan(4000);
  expect(minimumSpendMet(below)).toBe(false);
  expect(orderIn('large-trolley').order.lines).toHaveLength(120);
  expect(party.reservation?.slotType).toBe('ENTERTAINING_COLLECTION');
  expect(countConflicts(party.order, 'none')).toBe(party.order.lines.length);
});

describe('a scenario from parts', () => {
  const now = new Date('2026-03-03T12:00:00Z');

  test('an amended order is before its cut-off, or an hour past it', () => {
    const cutoffOf = (order: 'amending' | 'past-cut-off') =>
      orderIn({ session: 'customer', slot: 'delivery', trolley: 'weekly', order }, now).reservation?.cutoff;

    expect(cutoffOf('amending')).toEqual(new Date('2026-03-04T21:00:00Z'));
    expect(cutoffOf('past-cut-off')).toEqual(new Date('2026-03-03T11:00:00Z'));
  });
});

test('the README names every fault and service', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');

  for (const name of serviceChoices) expect(readme).toContain(`\`${name}\``);
  for (const kind of faultKinds) expect(readme).toContain(`"kind": "${kind}"`);
});
