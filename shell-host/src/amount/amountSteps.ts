import type { UnitOfMeasure } from '@grocer/shared-contracts';

/** The first amount that a press of the button adds, and the step of every other press, in the unit. */
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

/** Rounds to thousandths, because floating point sums are inexact: 0.7 + 0.1 is 0.7999999999999999. */
const roundAmount = (amount: number): number => Math.round(amount * 1000) / 1000;
