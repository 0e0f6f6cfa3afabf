import { formatTime } from './formatTime.ts';

/** `{ text: '9am - 10am', spoken: '9am to 10am' }`: a screen reader would read the dash as a minus. */
export type TimeRange = { text: string; spoken: string };

/** Formats a time range; null if either end is an invalid date. */
export function formatRange(start: Date | null, end: Date | null): TimeRange | null {
  const from = formatTime(start);
  const to = formatTime(end);
  return from && to ? { text: `${from} - ${to}`, spoken: `${from} to ${to}` } : null;
}
