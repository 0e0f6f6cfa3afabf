import type { Money, Quantity, UnitOfMeasure } from '@grocer/shared-contracts';

/** Formats a price: 1p to 99p in pence, others with the currency's decimals. A negative price counts as 0. */
export function formatPrice({ amount, currencyCode }: Money): string {
  const pence = Math.max(0, Math.round(Number((amount * 100).toFixed(6))));
  if (currencyCode === 'GBP' && pence > 0 && pence < 100) return `${pence}p`;
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: currencyCode }).format(pence / 100);
}

const unitSuffixes: Record<UnitOfMeasure, string> = {
  C62: '',
  KGM: ' kg',
  GRM: ' g',
  LBR: ' lb',
  UNKNOWN: '',
};

/** Formats an amount: `3`, `0.8 kg`, `250 g`, `1.5 lb`. */
export const formatAmount = (amount: number, unit: UnitOfMeasure): string => `${amount}${unitSuffixes[unit]}`;

/** Formats the quantity that a price is for: ` per kg`, ` per 100 g`; '' for one piece. */
export function formatPricedPer({ amount, uom }: Quantity): string {
  if (unitSuffixes[uom] === '') return amount === 1 ? '' : ` for ${amount}`;
  return ` per ${amount === 1 ? unitSuffixes[uom].trim() : formatAmount(amount, uom)}`;
}

/** By how much the first press and each later press change the amount, in the unit. */
const steps: Record<UnitOfMeasure, { first: number; step: number }> = {
  C62: { first: 1, step: 1 },
  KGM: { first: 0.5, step: 0.1 },
  GRM: { first: 100, step: 50 },
  LBR: { first: 1, step: 0.5 },
  UNKNOWN: { first: 1, step: 1 },
};

/** The next larger amount. */
export function increaseAmount(amount: number, unit: UnitOfMeasure): number {
  const { first, step } = steps[unit];
  return amount === 0 ? first : roundAmount(amount + step);
}

/** The next smaller amount; 0 removes the product from the trolley. */
export function decreaseAmount(amount: number, unit: UnitOfMeasure): number {
  return Math.max(0, roundAmount(amount - steps[unit].step));
}

/** Rounds to thousandths, because floating-point sums are inexact: 0.7 + 0.1 is 0.7999999999999999. */
const roundAmount = (amount: number): number => Math.round(amount * 1000) / 1000;
