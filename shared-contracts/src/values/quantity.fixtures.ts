import type { Quantity } from './quantity.ts';

/** A quantity of a product that is sold by the piece: `each(2)` is two pieces. */
export const each = (amount: number): Quantity => ({ amount, uom: 'C62' });
