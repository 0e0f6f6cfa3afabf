import { londonDay } from '../shop/times.ts';
import type { Slot } from '../shop/types.ts';

/** A day with at least one slot on offer. */
export interface SlotDay {
  /** The date, such as `2026-03-05`. */
  day: string;
  slots: Slot[];
}

/** Groups slots by day, in order. Includes days without an available slot, shown as fully booked. */
export function slotsByDay(slots: readonly Slot[]): SlotDay[] {
  const days = Map.groupBy(slots, ({ startDateTime }) => londonDay(startDateTime));
  return [...days].map(([day, daySlots]) => ({ day, slots: daySlots }));
}

/** The day to show first: the booked slot's day, else the first with an available slot, else the first. */
export function firstDay(days: readonly SlotDay[], booked: string | undefined): string | undefined {
  const bookedDay = booked && londonDay(booked);
  const open = days.find(({ day }) => day === bookedDay) ?? days.find(hasAvailableSlot) ?? days[0];
  return open?.day;
}

export const hasAvailableSlot = ({ slots }: SlotDay): boolean => slots.some(({ available }) => available);
