import { hoursUntil } from '../../platform/dates/hoursUntil.ts';
import { parseInstant } from '../../platform/dates/parseInstant.ts';
import type { AnalyticsEvent } from '../page/analytics.ts';
import type { SlotState } from './slot.ts';

interface SlotPayload {
  slotType: string | null;
  /** The date in London, yyyy-mm-dd. */
  slotDate: string | null;
  hoursToSlot: number | null;
}

/** The analytics fields of a slot, without its address and customer (behaviour/analytics#slot-events). */
export function slotPayload(slot: SlotState, now: Date): SlotPayload {
  if (slot.kind !== 'booked') return { slotType: null, slotDate: null, hoursToSlot: null };
  const start = slot.times && parseInstant(slot.reservation.startDateTime);
  return {
    slotType: slot.reservation.slotType,
    slotDate: slot.times?.day ?? null,
    hoursToSlot: start && hoursUntil(start, now),
  };
}

/** Adds the slot's fields to slot events. Called when they are sent, because the date code loads after the header. */
export const withSlotPayload = (event: AnalyticsEvent, slot: SlotState, now: Date) =>
  event.name.startsWith('slot_')
    ? { name: event.name, payload: { ...slotPayload(slot, now), ...event.payload } }
    : event;
