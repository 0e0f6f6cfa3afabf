import type { Quantity, UnitOfMeasure } from '@grocer/shared-contracts';

const unitSuffixes: Record<UnitOfMeasure, string> = {
  C62: '',
  KGM: ' kg',
  GRM: ' g',
  LBR: ' lb',
  UNKNOWN: '',
};

/** `3`, `0.8 kg`, `250 g`, `1.5 lb`. */
export const formatAmount = (amount: number, unit: UnitOfMeasure): string => `${amount}${unitSuffixes[unit]}`;

/** The quantity that a price is for: ` per kg`, ` per 100 g`, nothing for one piece. */
export function formatPricedPer({ amount, uom }: Quantity): string {
  if (unitSuffixes[uom] === '') return amount === 1 ? '' : ` for ${amount}`;
  return ` per ${amount === 1 ? unitSuffixes[uom].trim() : formatAmount(amount, uom)}`;
}
