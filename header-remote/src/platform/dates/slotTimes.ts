import type { SlotReservation } from '@grocer/shared-contracts';
import { dayjs, formatTime, london, londonTime } from './london.ts';

/**
 * Visible text and text for screen readers, which would read the dash as a minus: `{ text: '9am - 10am',
 * spoken: '9am to 10am' }`.
 */
export type TimeRange = { text: string; spoken: string };

/** A slot's times as text. Computed when a reservation is received: this code loads with the services. */
export interface SlotTimes {
  /** The date in London, machine-readable: `2026-03-05`. */
  day: string;
  /** `Thursday` */
  weekday: string;
  /** `5 March` */
  date: string;
  time: TimeRange;
}

/** Null if either date is missing or invalid. */
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
 * Parses an instant of the services: ISO 8601, extended or basic, with any form of offset
 * (behaviour/dates#instants). Without an offset, it is London's local time; the device's time zone would make
 * slots depend on the phone. Null for anything else.
 */
export function parseInstant(text: string | null): Date | null {
  const parts = isoDateTime.exec(text ?? '')?.groups;
  if (!parts) return null;
  const { year, month, day, hour, minute = '00', second = '00', zone } = parts;
  const date = `${year}-${month}-${day}`;
  // Rejects dates that do not exist: dayjs reads 30 February as 2 March.
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

// Accepts fractions of a second but ignores them, because the header never prints them.
const isoDateTime = new RegExp(
  [
    /^(?<year>\d{4})-?(?<month>\d\d)-?(?<day>\d\d)T/,
    /(?:(?<hour>[01]\d|2[0-3])(?::?(?<minute>[0-5]\d)(?::?(?<second>[0-5]\d)(?:[.,]\d+)?)?)?)/,
    /(?<zone>Z|(?<sign>[+\-\u2212])(?<offsetHours>[01]\d|2[0-3])(?::?(?<offsetMinutes>[0-5]\d))?)?$/,
  ]
    .map(({ source }) => source)
    .join(''),
);
