import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * dayjs with its plugins. This folder must not be imported by first-load code: it loads with the services (decision
 * 5).
 */
export { dayjs };

export const london = 'Europe/London';

/**
 * London's calendar and clock at an instant, whatever the device's time zone; null for an invalid date. For reading and
 * formatting only: the result is in UTC mode and shifted by London's offset, so its `valueOf` is not the instant's.
 */
export function londonTime(instant: Date | null): Dayjs | null {
  const time = dayjs.utc(instant);
  // `tz().format()` parses London's local time in the device's zone, where a clock change may skip it: use its offset
  // only.
  return time.isValid() ? time.add(time.tz(london).utcOffset(), 'minute') : null;
}

/** A date as the shop prints it: `Monday 5 March`; null for an invalid date. */
export const formatDate = (instant: Date | null): string | null =>
  londonTime(instant)?.format('dddd D MMMM') ?? null;

/** A time as the shop prints it: `9am`, `7:30am`, `12:00 midday`; null for an invalid date. */
export function formatTime(instant: Date | null): string | null {
  const time = londonTime(instant);
  if (!time) return null;
  switch (time.format('HH:mm')) {
    case '12:00':
      return '12:00 midday';
    // The last half-hour of the day is printed as midnight, in upper case.
    case '23:30':
      return '12AM';
    default:
      return time.format(time.minute() === 0 ? 'ha' : 'h:mma');
  }
}

/** `{ text: '9am - 10am', spoken: '9am to 10am' }`: a screen reader would read the dash as a minus. */
export type TimeRange = { text: string; spoken: string };

/** Formats a time range; null if either end is an invalid date. */
export function formatRange(start: Date | null, end: Date | null): TimeRange | null {
  const from = formatTime(start);
  const to = formatTime(end);
  return from && to ? { text: `${from} - ${to}`, spoken: `${from} to ${to}` } : null;
}

/** The date in London, as `2026-03-05`; null for an invalid date. */
export const londonDay = (instant: Date | null): string | null =>
  londonTime(instant)?.format('YYYY-MM-DD') ?? null;

/** Whether two instants have the same date in London; false for an invalid date. */
export function isSameLondonDay(a: Date | null, b: Date | null): boolean {
  const day = londonDay(a);
  return day !== null && day === londonDay(b);
}

/** Hours from `now` to `instant`, rounded; negative when it has passed. */
export const hoursUntil = (instant: Date, now: Date): number =>
  Math.round(dayjs.utc(instant).diff(dayjs.utc(now), 'hour', true));
