import { afterEach, describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDay,
  formatRange,
  formatTime,
  hasPassed,
  isSameInstant,
  londonDay,
} from './times.ts';

const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

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
    // Days with a clock change.
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

describe('londonDay', () => {
  it('the day is that of London, which can differ from the day in UTC', () => {
    expect(londonDay('2024-07-01T23:00Z')).toBe('2024-07-02');
  });
});

describe('on a device in another time zone', () => {
  it.each(['Pacific/Kiritimati', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'])(
    'in the time zone %s dates and times are those of London',
    (deviceZone) => {
      process.env.TZ = deviceZone;

      expect([formatDate('2024-07-01T22:30Z'), formatTime('2024-07-01T22:30Z')]).toEqual([
        'Monday 1 July',
        '12AM',
      ]);
      // Auckland has no 2am on that day.
      expect(formatTime('2026-09-27T01:00Z')).toBe('2am');
      expect(londonDay('2024-07-01T23:00Z')).toBe('2024-07-02');
      expect(formatDay('2024-07-02')).toEqual({ weekday: 'Tuesday', date: '2 July' });
    },
  );
});

describe('hasPassed', () => {
  it('an instant has passed from that moment on', () => {
    expect(hasPassed('2026-03-05T21:00Z', new Date('2026-03-05T20:59:59Z'))).toBe(false);
    expect(hasPassed('2026-03-05T21:00Z', new Date('2026-03-05T21:00Z'))).toBe(true);
  });
});

describe('isSameInstant', () => {
  it('instants with different offsets are compared by their moment', () => {
    expect(isSameInstant('2026-07-01T09:00:00Z', '2026-07-01T10:00:00+01:00')).toBe(true);
    expect(isSameInstant('2026-07-01T09:00:00Z', '2026-07-01T09:00:00+01:00')).toBe(false);
  });
});
