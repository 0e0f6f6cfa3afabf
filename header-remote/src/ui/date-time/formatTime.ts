import { inLondon } from './inLondon.ts';

/** A time as the shop prints it (clarification 55): `9am`, `7:30am`, `12:00 midday`; null for what is no date. */
export function formatTime(instant: Date | null): string | null {
  const parts = inLondon(instant);
  if (!parts) return null;
  const { hour, minute } = parts;
  if (`${hour}${minute}` === '1200') return '12:00 midday';
  // The last half-hour of the day is printed as midnight, in upper case (specification §9).
  if (`${hour}${minute}` === '2330') return '12AM';
  const minutes = minute === '00' ? '' : `:${minute}`;
  return `${Number(hour) % 12 || 12}${minutes}${Number(hour) < 12 ? 'am' : 'pm'}`;
}
