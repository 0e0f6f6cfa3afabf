/** The shop's clock is London's, whatever the machine's zone. A day is written `2026-03-05`, a time `09:30`. */
const londonDayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
const offsetFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  timeZoneName: 'longOffset',
});

export const londonDay = (instant: Date): string => londonDayFormat.format(instant);

/** Not for the hour in which the clocks change: the shop is shut then. */
export const londonInstant = (day: string, time: string): Date => {
  const asIfUtc = new Date(`${day}T${time}:00Z`);
  const isSummer = offsetFormat.format(asIfUtc).endsWith('+01:00');
  return new Date(asIfUtc.getTime() - (isSummer ? 60 * 60_000 : 0));
};

export const addDays = (day: string, count: number): string => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

/** As wire.md writes instants: without fractions of a second. */
export const wireInstant = (instant: Date): string => instant.toISOString().replace('.000Z', 'Z');
