import { describe, expect, it } from 'vitest';
import type { Slot } from '../shop/types.ts';
import { firstDay, slotsByDay } from './slotsByDay.ts';

const aSlot = (startDateTime: string, available = true): Slot => ({
  service: 'delivery',
  startDateTime,
  endDateTime: startDateTime,
  charge: { amount: 3, currencyCode: 'GBP' },
  available,
});

const days = slotsByDay([
  aSlot('2026-07-01T08:00Z', false),
  aSlot('2026-07-01T22:30Z', false),
  aSlot('2026-07-01T23:00Z'),
  aSlot('2026-07-03T08:00Z'),
]);

describe('slotsByDay', () => {
  it('slots are grouped by their day in London', () => {
    expect(days.map(({ day, slots }) => [day, slots.length])).toEqual([
      ['2026-07-01', 2],
      ['2026-07-02', 1],
      ['2026-07-03', 1],
    ]);
  });
});

describe('firstDay', () => {
  it.each([
    ['with an available slot', days, undefined, '2026-07-02'],
    ['of the booked slot', days, '2026-07-03T08:00Z', '2026-07-03'],
    ['if every slot is booked', slotsByDay([aSlot('2026-07-01T08:00Z', false)]), undefined, '2026-07-01'],
    ['if there is any', [], undefined, undefined],
  ])('the day that is opened is the first %s', (_which, offered, booked, day) => {
    expect(firstDay(offered, booked)).toBe(day);
  });
});
