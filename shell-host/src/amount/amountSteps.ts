import type { UnitOfMeasure } from '@grocer/shared-contracts';

/** What one press of a button adds or takes, and what the first press adds, in the unit. */
const steps: Record<UnitOfMeasure, { first: number; step: number }> = {
  C62: { first: 1, step: 1 },
  KGM: { first: 0.5, step: 0.1 },
  GRM: { first: 100, step: 50 },
  LBR: { first: 1, step: 0.5 },
  UNKNOWN: { first: 1, step: 1 },
};

/** The next larger amount. */
export function more(amount: number, unit: UnitOfMeasure): number {
  const { first, step } = steps[unit];
  return amount === 0 ? first : tidy(amount + step);
}

/** The next smaller amount; 0 = out of the trolley. */
export function less(amount: number, unit: UnitOfMeasure): number {
  return Math.max(0, tidy(amount - steps[unit].step));
}

/** Sums of tenths are not tenths in binary: 0.7 + 0.1 is 0.7999999999999999. */
const tidy = (amount: number): number => Math.round(amount * 1000) / 1000;
