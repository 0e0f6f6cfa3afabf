let calendar: Intl.DateTimeFormat | undefined;

/** The day on London's calendar, as `2026-03-05`: days compare and sort as they are written; null for what is no date. */
export function londonDay(instant: Date | null): string | null {
  if (!instant || Number.isNaN(instant.getTime())) return null;
  // Swedish writes dates so.
  calendar ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });
  return calendar.format(instant);
}

/** Never true of what is no date. */
export function isSameLondonDay(one: Date | null, other: Date | null): boolean {
  const day = londonDay(one);
  return day !== null && day === londonDay(other);
}
