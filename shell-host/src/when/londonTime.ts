import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** dayjs with its plugins. */
export { dayjs };

/**
 * The date and time in London at an instant, in any time zone of the device. For reading and formatting only: the result
 * is in UTC mode and shifted by London's offset, so its `valueOf` is not that of the instant.
 */
export function londonTime(instant: string): Dayjs {
  const time = dayjs.utc(instant);
  // `tz().format()` parses London's local time in the device's zone, where a clock change may skip it: use its offset only.
  return time.add(time.tz('Europe/London').utcOffset(), 'minute');
}
