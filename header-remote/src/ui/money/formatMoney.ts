import type { Money } from '@grocer/shared-contracts';

/**
 * Formats money (behaviour/trolley): rounds half up to whole pence; negative amounts are zero; amounts from 1p to 99p
 * are in pence; other currencies use `Intl.NumberFormat`.
 */
export function formatMoney({ amount, currencyCode }: Money): string {
  const pence = Math.max(0, toPence(amount));
  if (currencyCode !== 'GBP' || pence > Number.MAX_SAFE_INTEGER) return inCurrency(pence / 100, currencyCode);
  return pence > 0 && pence < 100 ? `${pence}p` : inPounds(pence);
}

/** Avoids Intl, whose first use would take a tenth of the first render: every page shows a price. */
function inPounds(pence: number): string {
  const text = String(pence).padStart(3, '0');
  return `£${text.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${text.slice(-2)}`;
}

/** Shifts the decimal point in the text: 1.005 * 100 is less than 100.5 in binary, and rounds down. */
function toPence(amount: number): number {
  if (!Number.isFinite(amount)) return 0;
  const pence = Math.round(Number(`${amount}e2`));
  // Text such as 1e-7 already has an exponent, so it cannot be shifted.
  return Number.isNaN(pence) ? Math.round(amount * 100) : pence;
}

const inCurrency = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount);
