import { afterEach, describe, expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';
import { formatTime } from './formatTime.ts';

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
