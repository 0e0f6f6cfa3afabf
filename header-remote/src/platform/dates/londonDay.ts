import { londonTime } from './londonTime.ts';

/** The date in London, as `2026-03-05`; null for an invalid date. */
export const londonDay = (instant: Date | null): string | null =>
  londonTime(instant)?.format('YYYY-MM-DD') ?? null;

/** Whether two instants have the same date in London; false for an invalid date. */
export function isSameLondonDay(a: Date | null, b: Date | null): boolean {
  const day = londonDay(a);
  return day !== null && day === londonDay(b);
}
