import { describe, expect, test } from 'vitest';
import { isSameLondonDay, londonDay } from './londonDay.ts';

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
