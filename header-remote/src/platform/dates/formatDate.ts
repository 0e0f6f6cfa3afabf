import { londonTime } from './londonTime.ts';

/** A date as the shop prints it: `Monday 5 March`; null for an invalid date. */
export const formatDate = (instant: Date | null): string | null =>
  londonTime(instant)?.format('dddd D MMMM') ?? null;
