import type { Quantity, UnitOfMeasure } from '@grocer/shared-contracts';

const words: Record<UnitOfMeasure, string> = { C62: '', KGM: ' kg', GRM: ' g', LBR: ' lb', UNKNOWN: '' };

/** `3`, `0.8 kg`, `250 g`, `1.5 lb`. */
export const formatAmount = (amount: number, unit: UnitOfMeasure): string => `${amount}${words[unit]}`;

/** What a price is for, `` for a piece: ` per kg`, ` per 100 g`. */
export function formatPricedPer({ amount, uom }: Quantity): string {
  if (words[uom] === '') return amount === 1 ? '' : ` for ${amount}`;
  return ` per ${amount === 1 ? words[uom].trim() : formatAmount(amount, uom)}`;
}
