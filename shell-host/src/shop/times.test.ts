import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatDay, formatRange, formatTime, londonDay } from './times.ts';

afterEach(() => vi.unstubAllEnvs());

describe('formatTime', () => {
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
    // On these days the clocks change in London.
    ['2024-03-31T00:59Z', '12:59am'],
    ['2024-03-31T01:00Z', '2am'],
    ['2024-10-27T00:30Z', '1:30am'],
    ['2024-10-27T01:30Z', '1:30am'],
  ])('the instant %s is printed as the time %s', (instant, expected) => {
    expect(formatTime(instant)).toBe(expected);
  });
});

describe('formatDate', () => {
  it.each([
    ['2018-03-05T09:00Z', 'Monday 5 March'],
    ['2024-07-01T23:00Z', 'Tuesday 2 July'],
  ])('the instant %s is printed as the date %s', (instant, expected) => {
    expect(formatDate(instant)).toBe(expected);
  });
});

describe('formatRange', () => {
  it('a range has its start and end time', () => {
    expect(formatRange('2026-03-05T11:00Z', '2026-03-05T12:00Z')).toBe('11am - 12:00 midday');
  });
});

describe('on a device in another time zone', () => {
  it.each(['Pacific/Kiritimati', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'])(
    'in the time zone %s dates and times are those of London',
    (deviceZone) => {
      vi.stubEnv('TZ', deviceZone);

      expect([formatDate('2024-07-01T22:30Z'), formatTime('2024-07-01T22:30Z')]).toEqual([
        'Monday 1 July',
        '12AM',
      ]);
      // Auckland, one of the tested time zones, has no 2am on that day.
      expect(formatTime('2026-09-27T01:00Z')).toBe('2am');
      expect(londonDay('2024-07-01T23:00Z')).toBe('2024-07-02');
      expect(formatDay('2024-07-02')).toEqual({ weekday: 'Tuesday', date: '2 July' });
    },
  );
});
