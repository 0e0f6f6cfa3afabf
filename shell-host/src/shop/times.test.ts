import { expect, it } from 'vitest';
import { formatDate, formatRange, formatTime } from './times.ts';

it.each([
  ['2026-03-05T00:00Z', '12am'],
  ['2026-03-05T07:30Z', '7:30am'],
  ['2026-03-05T12:00Z', '12:00 midday'],
  ['2026-03-05T12:30Z', '12:30pm'],
  ['2026-03-05T23:00Z', '11pm'],
  ['2026-03-05T23:30Z', '12AM'],
  ['2024-07-01T11:00Z', '12:00 midday'],
  ['2024-07-01T22:30Z', '12AM'],
  ['2026-03-05T18:00:00+09:00', '9am'],
  // Days on which London's clocks change.
  ['2024-03-31T00:59Z', '12:59am'],
  ['2024-03-31T01:00Z', '2am'],
  ['2024-10-27T00:30Z', '1:30am'],
  ['2024-10-27T01:30Z', '1:30am'],
])('the instant %s is printed as the time %s', (instant, expected) => {
  expect(formatTime(instant)).toBe(expected);
});

it.each([
  ['2018-03-05T09:00Z', 'Monday 5 March'],
  ['2024-07-01T23:00Z', 'Tuesday 2 July'],
])('the instant %s is printed as the date %s', (instant, expected) => {
  expect(formatDate(instant)).toBe(expected);
});

it('a range has its start and end time', () => {
  expect(formatRange('2026-03-05T11:00Z', '2026-03-05T12:00Z')).toBe('11am - 12:00 midday');
});
