import type { Slot } from '../../shop/slot.ts';
import { londonDay } from '../../when/slotTime.ts';

/** A day with at least one slot on offer. */
export interface SlotDay {
  /** `2026-03-05` */
  day: string;
  slots: Slot[];
}

/** The slots of each day, in their order. Days that are past or fully booked are shown too: they say so. */
export function slotsByDay(slots: readonly Slot[]): SlotDay[] {
  const days = Map.groupBy(slots, ({ startDateTime }) => londonDay(startDateTime));
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

/** The day to open first: that of the slot that is booked, else the first with room. */
export function firstDay(days: readonly SlotDay[], booked: string | undefined): string | undefined {
  const bookedDay = booked && londonDay(booked);
  const open = days.find(({ day }) => day === bookedDay) ?? days.find(hasRoom) ?? days[0];
  return open?.day;
}

export const hasRoom = ({ slots }: SlotDay): boolean => slots.some(({ available }) => available);
