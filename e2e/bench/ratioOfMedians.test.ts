import { describe, expect, test } from 'vitest';
import { median, ratioOfMedians } from './ratioOfMedians.ts';

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 9, 5, 6])).toBe(5.5);
});

describe('ratioOfMedians', () => {
  test('is exactly 2 for a variant twice as slow in every round, however much the rounds differ', () => {
    const to = [100, 101, 400, 99, 98, 102, 900, 100];

    const { ratio, low, high } = ratioOfMedians(
      to.map((value) => 2 * value),
      to,
    );

    expect([ratio, low, high]).toEqual([2, 2, 2]);
  });

  test('has a wider interval, the more the rounds vary', () => {
    const to = Array.from({ length: 15 }, () => 100);
    const width = (spread: number) => {
      const of = to.map((value, round) => value + spread * ((round % 5) - 2));
      const { low, high } = ratioOfMedians(of, to);
      return high - low;
    };

    expect(width(1)).toBeLessThan(width(10));
    expect(width(10)).toBeGreaterThan(0);
  });

  test('has an interval that contains the ratio and is the same for the same values', () => {
    const of = [120, 131, 118, 125, 140, 122];
    const to = [100, 104, 99, 101, 110, 97];

    const first = ratioOfMedians(of, to);

    expect(first.low).toBeLessThan(first.ratio);
    expect(first.high).toBeGreaterThan(first.ratio);
    expect(ratioOfMedians(of, to)).toEqual(first);
  });
});
