import { describe, expect, it } from 'vitest';
import { decreaseAmount, increaseAmount } from './amountSteps.ts';

describe('increaseAmount', () => {
  it.each([
    ['a first piece', 0, 'C62', 1],
    ['another piece', 2, 'C62', 3],
    ['a first half kilogram', 0, 'KGM', 0.5],
    ['another hundred grams by the kilogram', 0.7, 'KGM', 0.8],
    ['another fifty grams', 250, 'GRM', 300],
    ['another half pound', 1, 'LBR', 1.5],
  ] as const)('the next larger amount is %s', (_amount, amount, unit, expected) => {
    expect(increaseAmount(amount, unit)).toBe(expected);
  });
});

describe('decreaseAmount', () => {
  it.each([
    ['one piece fewer', 3, 'C62', 2],
    ['nothing after the last piece', 1, 'C62', 0],
    ['a hundred grams less by the kilogram', 0.8, 'KGM', 0.7],
    ['nothing after the last fifty grams', 50, 'GRM', 0],
    ['nothing and never below nothing', 0.25, 'LBR', 0],
  ] as const)('the next smaller amount is %s', (_amount, amount, unit, expected) => {
    expect(decreaseAmount(amount, unit)).toBe(expected);
  });
});
