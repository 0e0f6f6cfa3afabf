import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './formatMoney.ts';

const pounds = (amount: number) => formatMoney({ amount, currencyCode: 'GBP' });

test.each([
  [0, '£0.00'],
  [-3, '£0.00'],
  [0.004, '£0.00'],
  [0.05, '5p'],
  [0.5, '50p'],
  [0.99, '99p'],
  [0.995, '£1.00'],
  [1, '£1.00'],
  [1.005, '£1.01'],
  [84.2, '£84.20'],
  [1234.5, '£1,234.50'],
  [1e-7, '£0.00'],
  [Number.NaN, '£0.00'],
  [Number.POSITIVE_INFINITY, '£0.00'],
])('%d pounds are printed as %s', (amount, text) => {
  expect(pounds(amount)).toBe(text);
});

test('any amount of a pound or more is printed as Intl.NumberFormat prints it', () => {
  const platform = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
  const amounts = fc.oneof(fc.integer({ min: 100, max: 10_000_000 }), fc.maxSafeNat(), fc.constant(1e22));

  fc.assert(
    fc.property(
      amounts.filter((pence) => pence >= 100),
      (pence) => {
        expect(pounds(pence / 100)).toBe(platform.format(pence / 100));
      },
    ),
  );
});

test('half a euro is printed in euros, not in cents', () => {
  expect(formatMoney({ amount: 0.5, currencyCode: 'EUR' })).toBe('€0.50');
});
