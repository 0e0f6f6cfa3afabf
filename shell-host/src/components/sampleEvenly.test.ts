import { describe, expect, it } from 'vitest';
import { sampleEvenly } from './sampleEvenly.ts';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

describe('sampleEvenly', () => {
  it('the sample is spread over the whole list', () => {
    expect(sampleEvenly(numbers(100), 4)).toEqual([0, 25, 50, 75]);
    expect(sampleEvenly(numbers(7), 3)).toHaveLength(3);
  });

  it('a list that is too short is returned whole', () => {
    expect(sampleEvenly(numbers(3), 10)).toEqual([0, 1, 2]);
    expect(sampleEvenly([], 10)).toEqual([]);
  });
});
