import { atom } from 'jotai';
import { londonDay } from '../platform/clock/londonDay.ts';
import { type AnalyticsEvents, trackAtom } from './analytics.ts';
import { type SlotState, slotAtom } from './slot.ts';

type SlotEvent = 'slot_details_expand' | 'slot_book_click' | 'slot_change_click' | 'slot_cancel';
type SlotFacts = AnalyticsEvents[SlotEvent];

const hourMs = 3_600_000;

/** What analytics may know of a slot: neither where it goes to nor whose it is (clarifications C12). */
export function slotFacts(slot: SlotState, nowMs: number): Omit<SlotFacts, 'location'> {
  if (slot.kind !== 'booked') return { slotType: null, slotDate: null, hoursToSlot: null };
  const start = slot.times?.start ?? null;
  return {
    slotType: slot.reservation.slotType,
    slotDate: londonDay(start),
    hoursToSlot: start && Math.round((start.getTime() - nowMs) / hourMs),
  };
}

/** Notes what the shopper did with the slot. */
export const trackSlotAtom = atom(
  null,
  (get, set, name: SlotEvent, location: SlotFacts['location'] = 'header') =>
    set(trackAtom, { name, payload: { ...slotFacts(get(slotAtom), Date.now()), location } }),
);
