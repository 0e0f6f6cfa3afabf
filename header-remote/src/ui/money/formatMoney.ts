import type { Money } from '@grocer/shared-contracts';

/**
 * Money as the shop prints it (clarification 42): whole pence, half up; nothing below zero; pence under a pound;
 * otherwise the currency's own way with two decimals.
 */
export function formatMoney({ amount, currencyCode }: Money): string {
  const pence = Math.max(0, toPence(amount));
  if (currencyCode !== 'GBP' || pence > Number.MAX_SAFE_INTEGER) return inCurrency(pence / 100, currencyCode);
  return pence > 0 && pence < 100 ? `${pence}p` : inPounds(pence);
}

/** Without Intl, whose first use is a tenth of the header's first render: every page shows a price in pounds. */
function inPounds(pence: number): string {
  const text = String(pence).padStart(3, '0');
  return `£${text.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${text.slice(-2)}`;
}

/** By decimal text: in binary 1.005 is a little less than it reads and would round down. */
function toPence(amount: number): number {
  if (!Number.isFinite(amount)) return 0;
  const pence = Math.round(Number(`${amount}e2`));
  // Text such as 1e-7 already has an exponent.
  return Number.isNaN(pence) ? Math.round(amount * 100) : pence;
}

const inCurrency = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount);
