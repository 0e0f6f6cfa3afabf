import { londonTime } from './londonTime.ts';

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
