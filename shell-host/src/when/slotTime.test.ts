import { describe, expect, it } from 'vitest';
import { formatDate, formatRange, formatTime, londonDay } from './slotTime.ts';

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
  ])('prints %s as %s', (instant, expected) => {
    expect(formatTime(instant)).toBe(expected);
  });
});

describe('formatDate', () => {
  it.each([
    ['2018-03-05T09:00Z', 'Monday 5 March'],
    ['2024-07-01T23:00Z', 'Tuesday 2 July'],
  ])('prints %s as %s', (instant, expected) => {
    expect(formatDate(instant)).toBe(expected);
  });
});

describe('formatRange', () => {
  it('goes from time to time', () => {
    expect(formatRange('2026-03-05T11:00Z', '2026-03-05T12:00Z')).toBe('11am - 12:00 midday');
  });
});

describe('londonDay', () => {
  it('is the day in London, whatever the clock in Greenwich says', () => {
    expect(londonDay('2024-07-01T23:00Z')).toBe('2024-07-02');
  });
});
