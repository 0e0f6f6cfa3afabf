import { describe, expect, test } from 'vitest';
import { type AmendedOrder, amendMessage } from './amendMessage.ts';

const at = (text: string) => new Date(text);

const groceries: AmendedOrder = {
  slotType: 'DELIVERY',
  start: at('2018-03-06T09:00:00Z'),
  cutoff: at('2018-03-05T21:00:00Z'),
  containsEntertaining: false,
};
const mixed = { ...groceries, containsEntertaining: true };
const entertaining: AmendedOrder = { ...mixed, slotType: 'ENTERTAINING_COLLECTION' };
const inChristmasWeek = (order: AmendedOrder, day = '2026-12-22') => ({
  ...order,
  start: at(`${day}T14:00:00Z`),
  cutoff: at('2026-12-20T21:00:00Z'),
});

const saturday = at('2018-03-03T12:00:00Z');
const checkProducts = 'To amend your order, please check individual product notice times';
const onTheDay = at('2018-03-05T08:00:00Z');

const untilMonday = 'You can amend your order until 9pm on Monday 5 March';
const untilToday = 'You can amend your order until 9pm today';
const vary = '. Notice times for entertaining products vary';

test.each([
  ['groceries before the day of the cut-off', groceries, saturday, untilMonday],
  ['collected groceries', { ...groceries, slotType: 'GROCERY_COLLECTION' } as const, saturday, untilMonday],
  ['groceries on the day of the cut-off', groceries, onTheDay, untilToday],
  ['a mixed order before the day of the cut-off', mixed, saturday, untilMonday + vary],
  ['a mixed order on the day of the cut-off', mixed, onTheDay, untilToday + vary],
  ['an entertaining order', entertaining, saturday, checkProducts],
])('%s', (_, order, now, message) => {
  expect(amendMessage(order, now)).toBe(message);
});

test.each([groceries, mixed, entertaining])('no message from the cut-off on, or without one', (order) => {
  expect(amendMessage(order, at('2018-03-05T21:00:00Z'))).toBeNull();
  expect(amendMessage({ ...order, cutoff: null }, saturday)).toBeNull();
});

describe('in the week before Christmas', () => {
  const november = at('2026-11-20T12:00:00Z');
  const midnight = 'You can amend your order until midnight on 15 December';

  test.each(['2026-12-20', '2026-12-22', '2026-12-24'])(
    'orders with entertaining products for %s close on 15 December',
    (day) => {
      expect(amendMessage(inChristmasWeek(entertaining, day), november)).toBe(midnight);
      expect(amendMessage(inChristmasWeek(mixed, day), november)).toBe(midnight);
      expect(amendMessage(inChristmasWeek(groceries, day), november)).toBe(
        'You can amend your order until 9pm on Sunday 20 December',
      );
    },
  );

  test.each(['2026-12-19', '2026-12-25'])('entertaining orders for %s have their usual message', (day) => {
    expect(amendMessage(inChristmasWeek(entertaining, day), november)).toBe(checkProducts);
  });

  test('midnight on 15 December is the end of that day', () => {
    expect(amendMessage(inChristmasWeek(mixed), at('2026-12-15T23:59:59Z'))).toBe(midnight);
    expect(amendMessage(inChristmasWeek(mixed), at('2026-12-16T00:00:00Z'))).toBeNull();
  });

  test("15 December is that of the slot's year", () => {
    const nextYear = { ...inChristmasWeek(mixed), start: at('2027-12-22T14:00:00Z'), cutoff: null };
    expect(amendMessage(nextYear, at('2026-12-28T12:00:00Z'))).toBe(midnight);
  });
});
