import { describe, expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';

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
