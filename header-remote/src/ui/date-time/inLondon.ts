/** An instant on the shop's clock: `{ weekday: 'Monday', day: '5', month: 'March', hour: '09', minute: '30' }`. */
export type LondonParts = Record<'weekday' | 'day' | 'month' | 'hour' | 'minute', string>;

let clock: Intl.DateTimeFormat | undefined;

/** London's clock, whatever the device's zone (specification §9); null for what is no date. */
export function inLondon(instant: Date | null): LondonParts | null {
  if (!instant || Number.isNaN(instant.getTime())) return null;
  // Made at the first use: it takes longer than all of the header's own formatting.
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = clock.formatToParts(instant).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts);
}
