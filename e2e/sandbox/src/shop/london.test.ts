import { describe, expect, test } from 'vitest';
import { addDays, isWeekend, londonDay, londonInstant, wireInstant } from './london.ts';

describe('londonDay', () => {
  test('is an hour ahead of UTC in summer', () => {
    expect(londonDay(new Date('2024-07-01T23:00:00Z'))).toBe('2024-07-02');
    expect(londonDay(new Date('2024-12-01T23:00:00Z'))).toBe('2024-12-01');
  });
});

describe('londonInstant', () => {
  test('nine in the morning is nine UTC in winter and eight in summer', () => {
    expect(wireInstant(londonInstant('2026-03-05', '09:00'))).toBe('2026-03-05T09:00:00Z');
    expect(wireInstant(londonInstant('2024-07-01', '09:00'))).toBe('2024-07-01T08:00:00Z');
  });

  test('is right on the days on which the clocks change', () => {
    expect(wireInstant(londonInstant('2026-03-29', '07:00'))).toBe('2026-03-29T06:00:00Z');
    expect(wireInstant(londonInstant('2026-10-25', '07:00'))).toBe('2026-10-25T07:00:00Z');
  });
});

describe('addDays', () => {
  test('counts over months and changes of the clock', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});

describe('isWeekend', () => {
  test('holds on Saturday and Sunday', () => {
    expect(['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
