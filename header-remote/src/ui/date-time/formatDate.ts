import { inLondon } from './inLondon.ts';

/** A date as the shop prints it (clarification 56): `Monday 5 March`; null for what is no date. */
export function formatDate(instant: Date | null): string | null {
  const parts = inLondon(instant);
  return parts && `${parts.weekday} ${parts.day} ${parts.month}`;
}
