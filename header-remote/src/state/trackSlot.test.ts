import { aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { type AnalyticsEvent, connectAnalyticsAtom } from './analytics.ts';
import { beginSlotWorkAtom, type SlotState } from './slot.ts';
import { slotFacts, trackSlotAtom } from './trackSlot.ts';

const bookedFrom = (start: string): SlotState => ({
  kind: 'booked',
  reservation: aSlotReservation(),
  times: { start: new Date(start), end: new Date(start) },
  address: null,
  branch: null,
});

describe('slotFacts', () => {
  test.each([
    ['2026-03-05T09:00:00Z', '2026-03-03T10:30:00Z', '2026-03-05', 47],
    ['2026-07-01T23:30:00Z', '2026-07-01T23:00:00Z', '2026-07-02', 1],
    ['2026-03-05T09:00:00Z', '2026-03-05T12:00:00Z', '2026-03-05', -3],
  ])('of a slot at %s seen at %s tells %s, %d hours ahead', (start, now, slotDate, hoursToSlot) => {
    expect(slotFacts(bookedFrom(start), Date.parse(now))).toEqual({
      slotType: 'DELIVERY',
      slotDate,
      hoursToSlot,
    });
  });

  test('tells nothing where there is no slot', () => {
    expect(slotFacts({ kind: 'none' }, 0)).toEqual({ slotType: null, slotDate: null, hoursToSlot: null });
  });
});

describe('trackSlotAtom', () => {
  test('notes what was done with which slot, and where', () => {
    const store = createStore();
    const sent: AnalyticsEvent[] = [];
    store.set(connectAnalyticsAtom, (event) => sent.push(event));
    store.set(beginSlotWorkAtom)(bookedFrom('2026-03-05T09:00:00Z'));

    store.set(trackSlotAtom, 'slot_change_click');
    store.set(trackSlotAtom, 'slot_book_click', 'menu');

    expect(sent).toMatchObject([
      { name: 'slot_change_click', payload: { slotType: 'DELIVERY', location: 'header' } },
      { name: 'slot_book_click', payload: { location: 'menu' } },
    ]);
  });
});
