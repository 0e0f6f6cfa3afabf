import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Slot } from './types.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Formats a time: `9am`, `7:30am`, `12:00 midday`; the last half-hour of the day is printed `12AM`. */
export function formatTime(instant: string): string {
  const time = londonTime(instant);
  switch (time.format('HH:mm')) {
    case '12:00':
      return '12:00 midday';
    case '23:30':
      return '12AM';
    default:
      return time.format(time.minute() === 0 ? 'ha' : 'h:mma');
  }
}

/** Formats a date: `Monday 5 March`. */
export const formatDate = (instant: string): string => londonTime(instant).format('dddd D MMMM');

/** Formats a range of times: `9am - 10am`. */
export const formatRange = (start: string, end: string): string =>
  `${formatTime(start)} - ${formatTime(end)}`;

/** Formats the date and times of a slot: `Monday 5 March, 9am - 10am`. */
export const formatSlot = ({ startDateTime, endDateTime }: Pick<Slot, 'startDateTime' | 'endDateTime'>) =>
  `${formatDate(startDateTime)}, ${formatRange(startDateTime, endDateTime)}`;

/** The date in London, `2026-03-05`. */
export const londonDay = (instant: string): string => londonTime(instant).format('YYYY-MM-DD');

/** The printed form of a date of `londonDay`: `{ weekday: 'Monday', date: '5 March' }`. */
export function formatDay(day: string): { weekday: string; date: string } {
  const time = dayjs.utc(day);
  return { weekday: time.format('dddd'), date: time.format('D MMMM') };
}

/** Whether an instant such as a cut-off has passed. */
export const hasPassed = (instant: string, now: Date): boolean => !dayjs.utc(instant).isAfter(now);

export const isSameInstant = (a: string, b: string): boolean => dayjs.utc(a).isSame(dayjs.utc(b));

/**
 * The date and time in London at an instant, in any time zone of the device. For reading and formatting only: the result
 * is in UTC mode and shifted by London's offset, so its `valueOf` is not that of the instant.
 */
function londonTime(instant: string): Dayjs {
  const time = dayjs.utc(instant);
  // `tz().format()` parses London's local time in the device's zone, where a clock change may skip it: use its offset only.
  return time.add(time.tz('Europe/London').utcOffset(), 'minute');
}
