import type { Money } from '@grocer/shared-contracts';

/**
 * Formats money (behaviour/trolley): rounded to whole pence, half up; zero for negative amounts; pence under a
 * pound; other currencies by `Intl.NumberFormat`.
 */
export function formatMoney({ amount, currencyCode }: Money): string {
  const pence = Math.max(0, toPence(amount));
  if (currencyCode !== 'GBP' || pence > Number.MAX_SAFE_INTEGER) return inCurrency(pence / 100, currencyCode);
  return pence > 0 && pence < 100 ? `${pence}p` : inPounds(pence);
}

/**
 * Does not use Intl, whose first use would take a tenth of the header's first render: every page shows a
 * price in pounds.
 */
function inPounds(pence: number): string {
  const text = String(pence).padStart(3, '0');
  return `£${text.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${text.slice(-2)}`;
}

/** Shifts the decimal point in the text: as a binary number, 1.005 is a little less than 1.005 and would round down. */
function toPence(amount: number): number {
  if (!Number.isFinite(amount)) return 0;
  const pence = Math.round(Number(`${amount}e2`));
  // The text of 1e-7 already has an exponent, so it cannot be shifted.
  return Number.isNaN(pence) ? Math.round(amount * 100) : pence;
}

const inCurrency = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount);
