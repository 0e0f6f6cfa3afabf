import { describe, expect, it } from 'vitest';
import { formatAmount, formatPricedPer } from './formatAmount.ts';

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
