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
