import { afterEach, describe, expect, test } from 'vitest';
import { formatDate, formatRange, formatTime, isSameLondonDay, londonDay } from './london.ts';

describe('formatDate', () => {
  test.each([
    ['2018-03-05T09:00Z', 'Monday 5 March'],
    ['2026-12-25T00:00Z', 'Friday 25 December'],
    ['2024-02-29T23:59Z', 'Thursday 29 February'],
    ['2026-09-30T12:00Z', 'Wednesday 30 September'],
    ['2026-12-31T23:59Z', 'Thursday 31 December'],
  ])('%s is printed as %s', (instant, text) => {
    expect(formatDate(new Date(instant))).toBe(text);
  });

  test('in summer the day ends an hour earlier than in UTC', () => {
    expect(formatDate(new Date('2026-06-30T22:59Z'))).toBe('Tuesday 30 June');
    expect(formatDate(new Date('2026-06-30T23:00Z'))).toBe('Wednesday 1 July');
  });

  test('an invalid date is not printed', () => {
    expect([formatDate(null), formatDate(new Date('Invalid Date'))]).toEqual([null, null]);
  });
});

const timeZone = process.env.TZ;

afterEach(() => {
  if (timeZone === undefined) delete process.env.TZ;
  else process.env.TZ = timeZone;
});

const timeAt = (instant: string) => formatTime(new Date(instant));

describe('formatTime', () => {
  test.each([
    ['00:00', '12am'],
    ['00:30', '12:30am'],
    ['07:30', '7:30am'],
    ['09:00', '9am'],
    ['11:59', '11:59am'],
    ['12:00', '12:00 midday'],
    ['12:01', '12:01pm'],
    ['12:30', '12:30pm'],
    ['13:00', '1pm'],
    ['22:30', '10:30pm'],
    ['23:00', '11pm'],
    ['23:29', '11:29pm'],
    ['23:30', '12AM'],
    ['23:31', '11:31pm'],
    ['23:59', '11:59pm'],
  ])('%s in winter is printed as %s', (time, text) => {
    expect(timeAt(`2026-03-05T${time}:00Z`)).toBe(text);
  });

  test.each([
    ['2024-07-01T08:00Z', '9am', 'Monday 1 July'],
    ['2024-07-01T11:00Z', '12:00 midday', 'Monday 1 July'],
    ['2024-07-01T22:30Z', '12AM', 'Monday 1 July'],
    ['2024-07-01T23:00Z', '12am', 'Tuesday 2 July'],
  ])('%s is British summer time: %s on %s', (instant, time, date) => {
    expect([timeAt(instant), formatDate(new Date(instant))]).toEqual([time, date]);
  });

  test.each([
    ['2024-03-31T00:59Z', '12:59am'],
    ['2024-03-31T01:00Z', '2am'],
  ])('clocks go forward: %s is %s', (instant, text) => {
    expect(timeAt(instant)).toBe(text);
  });

  test.each([
    ['2024-10-27T00:30Z', '1:30am'],
    ['2024-10-27T01:30Z', '1:30am'],
    ['2024-10-27T02:00Z', '2am'],
  ])('clocks go back: %s is %s', (instant, text) => {
    expect(timeAt(instant)).toBe(text);
  });

  test.each(['2026-03-05T12:00:59Z', '2026-03-05T12:00:00.999Z'])('seconds are ignored: %s', (instant) => {
    expect(timeAt(instant)).toBe('12:00 midday');
  });

  test('an offset other than London’s makes no difference', () => {
    expect(timeAt('2026-03-05T18:00:00+09:00')).toBe('9am');
  });

  test.each([
    ['Pacific/Kiritimati', -840],
    ['Asia/Kolkata', -330],
    ['America/Los_Angeles', 480],
    ['Europe/London', 0],
  ])('a device in %s prints London’s time', (deviceZone, minutesBehind) => {
    process.env.TZ = deviceZone;
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
  ])(
    'a clock change in %s, which skips that hour, does not move London’s time',
    (deviceZone, instant, time, date) => {
      process.env.TZ = deviceZone;

      expect([timeAt(instant), formatDate(new Date(instant))]).toEqual([time, date]);
    },
  );

  test('an invalid date has no time', () => {
    expect([formatTime(null), formatTime(new Date('soon'))]).toEqual([null, null]);
  });
});

const winterDay = (time: string) => new Date(`2026-03-05T${time}:00Z`);

describe('formatRange', () => {
  test.each([
    ['09:00', '10:00', '9am - 10am', '9am to 10am'],
    ['11:00', '12:00', '11am - 12:00 midday', '11am to 12:00 midday'],
    ['12:00', '13:00', '12:00 midday - 1pm', '12:00 midday to 1pm'],
    ['22:30', '23:30', '10:30pm - 12AM', '10:30pm to 12AM'],
  ])('from %s to %s is printed as %s and read as %s', (start, end, text, spoken) => {
    expect(formatRange(winterDay(start), winterDay(end))).toEqual({ text, spoken });
  });

  test('a range without a start or an end is not printed', () => {
    expect(formatRange(winterDay('09:00'), null)).toBeNull();
    expect(formatRange(null, winterDay('09:00'))).toBeNull();
    expect(formatRange(winterDay('09:00'), new Date(Number.NaN))).toBeNull();
  });
});

describe('londonDay', () => {
  test.each([
    ['2026-03-05T09:00Z', '2026-03-05'],
    ['2026-12-16T00:00Z', '2026-12-16'],
    ['2026-07-01T22:59Z', '2026-07-01'],
    ['2026-07-01T23:00Z', '2026-07-02'],
    ['2024-03-31T22:59Z', '2024-03-31'],
    ['2024-03-31T23:00Z', '2024-04-01'],
    ['2024-10-27T23:30Z', '2024-10-27'],
  ])('%s is the day %s in London', (instant, day) => {
    expect(londonDay(new Date(instant))).toBe(day);
  });

  test('an invalid date has no day', () => {
    expect([londonDay(null), londonDay(new Date('tomorrow'))]).toEqual([null, null]);
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

  test('an invalid date is never on the same day', () => {
    expect(isSameLondonDay(null, null)).toBe(false);
    expect(isSameLondonDay(new Date('soon'), new Date('soon'))).toBe(false);
  });
});
