import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate, formatTime, isSameLondonDay } from './london.ts';

describe('formatDate', () => {
  test.each([
    ['2018-03-05T09:00Z', 'Monday 5 March'],
    ['2024-02-29T23:59Z', 'Thursday 29 February'],
    ['2026-12-31T23:59Z', 'Thursday 31 December'],
    // In summer, London's day ends an hour earlier in UTC.
    ['2026-06-30T22:59Z', 'Tuesday 30 June'],
    ['2026-06-30T23:00Z', 'Wednesday 1 July'],
  ])('%s is printed as %s', (instant, text) => {
    expect(formatDate(new Date(instant))).toBe(text);
  });
});

afterEach(() => vi.unstubAllEnvs());

const timeAt = (instant: string) => formatTime(new Date(instant));

describe('formatTime', () => {
  test.each([
    ['2026-03-05T00:00Z', '12am'],
    ['2026-03-05T07:30Z', '7:30am'],
    ['2026-03-05T09:00Z', '9am'],
    ['2026-03-05T11:59Z', '11:59am'],
    ['2026-03-05T12:00Z', '12:00 midday'],
    ['2026-03-05T12:01Z', '12:01pm'],
    ['2026-03-05T23:00Z', '11pm'],
    ['2026-03-05T23:30Z', '12AM'],
    ['2026-03-05T23:31Z', '11:31pm'],
    // Seconds are ignored, and an offset other than London's makes no difference.
    ['2026-03-05T12:00:59Z', '12:00 midday'],
    ['2026-03-05T18:00:00+09:00', '9am'],
    // British summer time.
    ['2024-07-01T08:00Z', '9am'],
    ['2024-07-01T11:00Z', '12:00 midday'],
    ['2024-07-01T22:30Z', '12AM'],
    ['2024-07-01T23:00Z', '12am'],
    // Clocks go forward, and back.
    ['2024-03-31T00:59Z', '12:59am'],
    ['2024-03-31T01:00Z', '2am'],
    ['2024-10-27T00:30Z', '1:30am'],
    ['2024-10-27T01:30Z', '1:30am'],
    ['2024-10-27T02:00Z', '2am'],
  ])('%s is printed as %s', (instant, text) => {
    expect(timeAt(instant)).toBe(text);
  });

  test.each([
    ['Pacific/Kiritimati', -840],
    ['Asia/Kolkata', -330],
    ['America/Los_Angeles', 480],
    ['Europe/London', 0],
  ])('a device in %s prints London’s time', (deviceZone, minutesBehind) => {
    vi.stubEnv('TZ', deviceZone);
    expect(new Date('2026-03-05T09:00Z').getTimezoneOffset()).toBe(minutesBehind);

    expect(timeAt('2026-03-05T09:00Z')).toBe('9am');
    expect(timeAt('2026-07-01T22:30Z')).toBe('12AM');
    expect(formatDate(new Date('2026-03-05T09:00Z'))).toBe('Thursday 5 March');
    expect(formatDate(new Date('2026-07-01T23:00Z'))).toBe('Thursday 2 July');
  });

  test.each([
    ['Europe/Paris', '2026-03-29T01:30:00Z', '2:30am', 'Sunday 29 March'],
    ['America/Santiago', '2026-09-05T23:30:00Z', '12:30am', 'Sunday 6 September'],
    ['Pacific/Auckland', '2026-09-27T01:00:00Z', '2am', 'Sunday 27 September'],
  ])('a clock change in %s does not move London’s time', (deviceZone, instant, time, date) => {
    vi.stubEnv('TZ', deviceZone);

    expect([timeAt(instant), formatDate(new Date(instant))]).toEqual([time, date]);
  });
});

describe('isSameLondonDay', () => {
  test('a summer evening after 23:00 UTC is the next day', () => {
    const noon = new Date('2026-07-01T11:00Z');

    expect(isSameLondonDay(noon, new Date('2026-07-01T22:30Z'))).toBe(true);
    expect(isSameLondonDay(noon, new Date('2026-07-01T23:30Z'))).toBe(false);
  });

  test('the same day of another year is another day', () => {
    expect(isSameLondonDay(new Date('2025-12-15T12:00Z'), new Date('2026-12-15T12:00Z'))).toBe(false);
  });
});
