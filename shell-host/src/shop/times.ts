import type { Slot } from './types.ts';

const inLondon = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Europe/London', ...options });

const clock = inLondon({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
const weekday = inLondon({ weekday: 'long' });
const date = inLondon({ day: 'numeric', month: 'long' });
/** Formats dates as in ISO 8601, which is also the Swedish format. */
const isoDay = inLondon({}, 'sv-SE');

/** Times that the shop prints in its own way. */
const ownNames: Readonly<Record<string, string>> = { '12pm': '12:00 midday', '11:30pm': '12AM' };

/** Formats a time: `9am`, `7:30am`, `12:00 midday`. 23:30, the shop's end of the day, is `12AM`. */
export function formatTime(instant: string): string {
  const time = clock.format(new Date(instant)).replace(':00', '').replace(/\s/, '');
  return ownNames[time] ?? time;
}

/** Formats a date: `Monday 5 March`. */
export const formatDate = (instant: string): string => Object.values(formatDay(instant)).join(' ');

/** Formats a range of times: `9am - 10am`. */
export const formatRange = (start: string, end: string): string =>
  `${formatTime(start)} - ${formatTime(end)}`;

/** Formats the date and times of a slot: `Monday 5 March, 9am - 10am`. */
export const formatSlot = ({ startDateTime, endDateTime }: Pick<Slot, 'startDateTime' | 'endDateTime'>) =>
  `${formatDate(startDateTime)}, ${formatRange(startDateTime, endDateTime)}`;

/** The date in London, `2026-03-05`. */
export const londonDay = (instant: string): string => isoDay.format(new Date(instant));

/** Formats the day of an instant, or a date from `londonDay`: `{ weekday: 'Monday', date: '5 March' }`. */
export const formatDay = (day: string): { weekday: string; date: string } => ({
  weekday: weekday.format(new Date(day)),
  date: date.format(new Date(day)),
});

/** Whether an instant such as a cut-off has passed. */
export const hasPassed = (instant: string, now: Date): boolean => new Date(instant) <= now;

export const isSameInstant = (a: string, b: string): boolean => Date.parse(a) === Date.parse(b);
