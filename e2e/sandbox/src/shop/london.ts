import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Days and times are those of London in any time zone of the machine. A day is `2026-03-05`, a time is `09:30`. */
const london = 'Europe/London';

const dayFormat = 'YYYY-MM-DD';

/** An instant in London's time, in a format of Day.js. */
export const inLondon = (instant: Date, format: string): string => {
  const time = dayjs.utc(instant);
  // Uses only the offset: `tz().format()` parses London's time in the machine's zone, where a clock change may skip it.
  return time.utcOffset(time.tz(london).utcOffset()).format(format);
};

export const londonDay = (instant: Date): string => inLondon(instant, dayFormat);

/** The instant of a day and time in London. Not for the hour in which the clocks change: the shop is closed then. */
export const londonInstant = (day: string, time: string): Date => dayjs.tz(`${day} ${time}`, london).toDate();

export const addDays = (day: string, count: number): string =>
  dayjs.utc(day).add(count, 'day').format(dayFormat);

export const addMinutes = (instant: Date, count: number): Date =>
  dayjs.utc(instant).add(count, 'minute').toDate();

export const isWeekend = (day: string): boolean => [0, 6].includes(dayjs.utc(day).day());

/** ISO 8601 in UTC, without fractions of a second. */
export const wireInstant = (instant: Date): string => dayjs.utc(instant).format();
