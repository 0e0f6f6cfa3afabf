import { expect, test } from 'vitest';
import { hoursUntil } from './hoursUntil.ts';

test.each([
  ['2026-03-05T09:00Z', '2026-03-05T06:31Z', 2],
  ['2026-03-05T09:00Z', '2026-03-05T06:30Z', 3],
  ['2026-03-29T12:00Z', '2026-03-28T12:00Z', 24],
  ['2026-10-25T12:00Z', '2026-10-24T12:00Z', 24],
  ['2026-03-05T09:00Z', '2026-03-05T12:00Z', -3],
])('the hours until %s, counted from %s, are %d', (instant, now, hours) => {
  expect(hoursUntil(new Date(instant), new Date(now))).toBe(hours);
});
