import { afterEach, expect, test, vi } from 'vitest';
import { addDays, addMinutes, isWeekend, londonDay, londonInstant, wireInstant } from './london.ts';

afterEach(() => vi.unstubAllEnvs());

test('in summer the day in London begins an hour before the day in UTC', () => {
  expect(londonDay(new Date('2024-07-01T23:00:00Z'))).toBe('2024-07-02');
  expect(londonDay(new Date('2024-12-01T23:00:00Z'))).toBe('2024-12-01');
});

test.each([
  ['2026-03-05', '09:00', '2026-03-05T09:00:00Z'],
  ['2024-07-01', '09:00', '2024-07-01T08:00:00Z'],
  // The clocks change on these two days.
  ['2026-03-29', '07:00', '2026-03-29T06:00:00Z'],
  ['2026-10-25', '07:00', '2026-10-25T07:00:00Z'],
])('%s at %s in London is %s', (day, time, instant) => {
  expect(wireInstant(londonInstant(day, time))).toBe(instant);
});

test('days are counted across months and clock changes', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('minutes are counted across a clock change', () => {
  expect(addMinutes(new Date('2026-03-29T00:30:00Z'), 60)).toEqual(new Date('2026-03-29T01:30:00Z'));
});

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Europe/Paris'])(
  'in the time zone %s days are those of London',
  (machineZone) => {
    vi.stubEnv('TZ', machineZone);

    expect(londonDay(new Date('2024-07-01T23:00:00Z'))).toBe('2024-07-02');
    // Auckland, one of the tested time zones, has no 2am on that day.
    expect(wireInstant(londonInstant('2026-09-27', '02:00'))).toBe('2026-09-27T01:00:00Z');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(isWeekend('2026-03-08')).toBe(true);
  },
);

test('Saturday and Sunday are the weekend', () => {
  const days = ['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'];

  expect(days.map(isWeekend)).toEqual([false, true, true, false]);
});
