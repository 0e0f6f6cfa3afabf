import type { Money } from '@grocer/shared-contracts';

/** A price in the shop's format: pence under a pound, else pounds with two decimals. */
export function formatPrice({ amount, currencyCode }: Money): string {
  const pence = Math.max(0, Math.round(Number((amount * 100).toFixed(6))));
  if (currencyCode === 'GBP' && pence > 0 && pence < 100) return `${pence}p`;
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: currencyCode }).format(pence / 100);
}
