import { aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { slotTimes } from '../../platform/dates/slotTimes.ts';
import { type AnalyticsEvent, connectAnalyticsAtom } from '../page/analytics.ts';
import type { SlotState } from './slot.ts';
import { slotPayload, withSlotPayload } from './slotPayload.ts';
import { trackSlotAtom } from './trackSlot.ts';

const bookedFrom = (startDateTime: string): SlotState => {
  const reservation = aSlotReservation({ startDateTime, endDateTime: startDateTime });
  return { kind: 'booked', reservation, times: slotTimes(reservation), address: null, branch: null };
};

describe('slotPayload', () => {
  test.each([
    ['2026-03-05T09:00:00Z', '2026-03-03T10:30:00Z', '2026-03-05', 47],
    ['2026-07-01T23:30:00Z', '2026-07-01T23:00:00Z', '2026-07-02', 1],
    ['2026-03-05T09:00:00Z', '2026-03-05T12:00:00Z', '2026-03-05', -3],
    ['2026-03-29T09:00:00Z', '2026-03-28T09:00:00Z', '2026-03-29', 24],
  ])(
    'a slot at %s, seen at %s, has the date %s and is %d hours ahead',
    (start, now, slotDate, hoursToSlot) => {
      expect(slotPayload(bookedFrom(start), new Date(now))).toEqual({
        slotType: 'DELIVERY',
        slotDate,
        hoursToSlot,
      });
    },
  );

  test('without a slot all fields are null', () => {
    expect(slotPayload({ kind: 'none' }, new Date(0))).toEqual({
      slotType: null,
      slotDate: null,
      hoursToSlot: null,
    });
  });

  test('a slot with invalid dates has only its type', () => {
    expect(slotPayload(bookedFrom('tomorrow'), new Date(0))).toEqual({
      slotType: 'DELIVERY',
      slotDate: null,
      hoursToSlot: null,
    });
  });
});

describe('withSlotPayload', () => {
  const slot = bookedFrom('2026-03-05T09:00:00Z');
  const now = new Date('2026-03-05T06:00:00Z');

  test('slot events get the type, date and hours of the slot', () => {
    const store = createStore();
    const sent: AnalyticsEvent[] = [];
    store.set(connectAnalyticsAtom, (event) => sent.push(event));

    store.set(trackSlotAtom, 'slot_change_click');
    store.set(trackSlotAtom, 'slot_book_click', 'menu');

    const fields = { slotType: 'DELIVERY', slotDate: '2026-03-05', hoursToSlot: 3 };
    expect(sent.map((event) => withSlotPayload(event, slot, now))).toEqual([
      { name: 'slot_change_click', payload: { ...fields, location: 'header' } },
      { name: 'slot_book_click', payload: { ...fields, location: 'menu' } },
    ]);
  });

  test('other events are not changed', () => {
    const event: AnalyticsEvent = { name: 'search_history_clear_all', payload: { count: 3 } };

    expect(withSlotPayload(event, slot, now)).toBe(event);
  });
});
