import type { SlotReservation } from '@grocer/shared-contracts';
import { formatRange, type TimeRange } from './formatRange.ts';
import { londonTime } from './londonTime.ts';
import { parseInstant } from './parseInstant.ts';

/** A slot's times as text. Computed when the reservation is received, because the date rules load with the services. */
export interface SlotTimes {
  /** London's date, machine-readable: `2026-03-05`. */
  day: string;
  /** `Thursday` */
  weekday: string;
  /** `5 March` */
  date: string;
  time: TimeRange;
}

/** Null if the dates are missing or invalid. */
export function slotTimes({
  startDateTime,
  endDateTime,
}: Pick<SlotReservation, 'startDateTime' | 'endDateTime'>): SlotTimes | null {
  const start = parseInstant(startDateTime);
  const day = londonTime(start);
  const time = formatRange(start, parseInstant(endDateTime));
  if (!day || !time) return null;
  return {
    day: day.format('YYYY-MM-DD'),
    weekday: day.format('dddd'),
    date: day.format('D MMMM'),
    time,
  };
}
