import { describe, expect, it } from 'vitest';
import { decreaseAmount, formatAmount, formatPrice, formatPricedPer, increaseAmount } from './amounts.ts';

describe('formatPrice', () => {
  it.each([
    [1234.5, '£1,234.50'],
    [0.5, '50p'],
    [0.05, '5p'],
    [0.004, '£0.00'],
    [0.995, '£1.00'],
    [0, '£0.00'],
    [-3, '£0.00'],
  ])('the price %d is printed as %s', (amount, expected) => {
    expect(formatPrice({ amount, currencyCode: 'GBP' })).toBe(expected);
  });
});

describe('formatAmount', () => {
  it.each([
    [3, 'C62', '3'],
    [0.8, 'KGM', '0.8 kg'],
    [250, 'GRM', '250 g'],
    [1.5, 'LBR', '1.5 lb'],
  ] as const)('the amount %d in the unit %s is printed as "%s"', (amount, unit, expected) => {
    expect(formatAmount(amount, unit)).toBe(expected);
  });
});

describe('formatPricedPer', () => {
  it.each([
    [1, 'C62', ''],
    [6, 'C62', ' for 6'],
    [1, 'KGM', ' per kg'],
    [100, 'GRM', ' per 100 g'],
  ] as const)('a price for %d %s is followed by "%s"', (amount, uom, expected) => {
    expect(formatPricedPer({ amount, uom })).toBe(expected);
  });
});

describe('increaseAmount and decreaseAmount', () => {
  it.each([
    ['a first piece', increaseAmount, 0, 'C62', 1],
    ['another piece', increaseAmount, 2, 'C62', 3],
    ['a first half kilogram', increaseAmount, 0, 'KGM', 0.5],
    ['another hundred grams by the kilogram', increaseAmount, 0.7, 'KGM', 0.8],
    ['another fifty grams', increaseAmount, 250, 'GRM', 300],
    ['another half pound', increaseAmount, 1, 'LBR', 1.5],
    ['one piece fewer', decreaseAmount, 3, 'C62', 2],
    ['nothing after the last piece', decreaseAmount, 1, 'C62', 0],
    ['a hundred grams less by the kilogram', decreaseAmount, 0.8, 'KGM', 0.7],
    ['nothing after the last fifty grams', decreaseAmount, 50, 'GRM', 0],
    ['nothing and never below nothing', decreaseAmount, 0.25, 'LBR', 0],
  ] as const)('the next amount is %s', (_amount, next, amount, unit, expected) => {
    expect(next(amount, unit)).toBe(expected);
  });
});
