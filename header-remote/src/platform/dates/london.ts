import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** dayjs with its plugins. Not for first-load code: this folder loads with the services (decision 5). */
export { dayjs };

export const london = 'Europe/London';

/**
 * London's calendar and clock at an instant, whatever the device's time zone. For reading and formatting only:
 * the result is in UTC mode, shifted by London's offset, so `valueOf` does not return the instant.
 */
export function londonTime(instant: Date): Dayjs {
  const time = dayjs.utc(instant);
  // Does not use `tz().format()`: it parses London's local time in the device's zone, where that time may
  // not exist because of a clock change.
  return time.add(time.tz(london).utcOffset(), 'minute');
}

/** A date as the shop prints it: `Monday 5 March`. */
export const formatDate = (instant: Date): string => londonTime(instant).format('dddd D MMMM');

/** A time as the shop prints it: `9am`, `7:30am`, `12:00 midday`. */
export function formatTime(instant: Date): string {
  const time = londonTime(instant);
  switch (time.format('HH:mm')) {
    case '12:00':
      return '12:00 midday';
    // The end of the shop's day: the shop prints 23:30 as midnight, in upper case.
    case '23:30':
      return '12AM';
    default:
      return time.format(time.minute() === 0 ? 'ha' : 'h:mma');
  }
}

/** Whether two instants have the same date in London. */
export const isSameLondonDay = (a: Date, b: Date): boolean => londonTime(a).isSame(londonTime(b), 'day');

/** Hours from `now` to `instant`, rounded; negative when it has passed. */
export const hoursUntil = (instant: Date, now: Date): number =>
  Math.round(dayjs.utc(instant).diff(dayjs.utc(now), 'hour', true));
