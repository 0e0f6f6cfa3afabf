/** Where the shop is: the device's own zone never matters (clarification 55). */
const timeZone = 'Europe/London';

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const partsFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** `9am`, `7:30am`, `12:00 midday`; the last half-hour of the day is printed `12AM` (clarification 55). */
export function formatTime(instant: string): string {
  const [hour = 0, minute = 0] = timeFormat.format(new Date(instant)).split(':').map(Number);
  if (hour === 12 && minute === 0) return '12:00 midday';
  if (hour === 23 && minute === 30) return '12AM';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}

/** `Monday 5 March` (clarification 56). */
export function formatDate(instant: string): string {
  const parts = partsFormat.formatToParts(new Date(instant));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

/** `9am - 10am` (clarification 57). */
export const formatRange = (start: string, end: string): string =>
  `${formatTime(start)} - ${formatTime(end)}`;

/** The day in London, `2026-03-05`. */
export const londonDay = (instant: string): string => dayFormat.format(new Date(instant));
