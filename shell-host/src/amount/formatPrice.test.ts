import { describe, expect, it } from 'vitest';
import { formatPrice } from './formatPrice.ts';

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
