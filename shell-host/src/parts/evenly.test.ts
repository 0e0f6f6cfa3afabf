import { describe, expect, it } from 'vitest';
import { evenly } from './evenly.ts';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

describe('evenly', () => {
  it('spreads its choice over the whole list', () => {
    expect(evenly(numbers(100), 4)).toEqual([0, 25, 50, 75]);
    expect(evenly(numbers(7), 3)).toHaveLength(3);
  });

  it('gives all there are where there are not enough', () => {
    expect(evenly(numbers(3), 10)).toEqual([0, 1, 2]);
    expect(evenly([], 10)).toEqual([]);
  });
});
