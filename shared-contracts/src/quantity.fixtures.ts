import type { Quantity } from './quantity.ts';

/** `each(2)` is two of something sold by the piece. */
export const each = (amount: number): Quantity => ({ amount, uom: 'C62' });
