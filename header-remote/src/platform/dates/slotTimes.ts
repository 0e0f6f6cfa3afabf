import type { SlotReservation } from '@grocer/shared-contracts';
import { dayjs, formatTime, london, londonTime } from './london.ts';

/** `{ text: '9am - 10am', spoken: '9am to 10am' }`: a screen reader would read the dash as a minus. */
export type TimeRange = { text: string; spoken: string };

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
  const [start, end] = [parseInstant(startDateTime), parseInstant(endDateTime)];
  if (!start || !end) return null;
  const day = londonTime(start);
  const [from, to] = [formatTime(start), formatTime(end)];
  return {
    day: day.format('YYYY-MM-DD'),
    weekday: day.format('dddd'),
    date: day.format('D MMMM'),
    time: { text: `${from} - ${to}`, spoken: `${from} to ${to}` },
  };
}

/**
 * Parses an instant as the services write it: ISO 8601, extended or basic, with any form of offset
 * (behaviour/dates#instants). A time without an offset is London's. The device's time zone is never used,
 * because the slot's time would then depend on the shopper's phone. Null for anything else.
 */
export function parseInstant(text: string | null): Date | null {
  const parts = isoDateTime.exec(text ?? '')?.groups;
  if (!parts) return null;
  const { year, month, day, hour, minute = '00', second = '00', zone } = parts;
  const date = `${year}-${month}-${day}`;
  // dayjs reads 30 February as 2 March.
  if (dayjs.utc(date).format('YYYY-MM-DD') !== date) return null;
  const local = `${date}T${hour}:${minute}:${second}`;
  if (zone === undefined) return dayjs.tz(local, london).toDate();
  return dayjs.utc(local).subtract(offsetMinutes(parts), 'minute').toDate();
}

/** The offset in minutes: 60 for `+01:00`, 0 for `Z`. */
function offsetMinutes({ sign, offsetHours = '0', offsetMinutes = '0' }: Record<string, string | undefined>) {
  const minutes = Number(offsetHours) * 60 + Number(offsetMinutes);
  return sign === '+' ? minutes : -minutes;
}

// Fractions of a second are not read: nothing that the header prints depends on them.
const isoDateTime = new RegExp(
  [
    /^(?<year>\d{4})-?(?<month>\d\d)-?(?<day>\d\d)T/,
    /(?:(?<hour>[01]\d|2[0-3])(?::?(?<minute>[0-5]\d)(?::?(?<second>[0-5]\d)(?:[.,]\d+)?)?)?)/,
    /(?<zone>Z|(?<sign>[+\-\u2212])(?<offsetHours>[01]\d|2[0-3])(?::?(?<offsetMinutes>[0-5]\d))?)?$/,
  ]
    .map(({ source }) => source)
    .join(''),
);
