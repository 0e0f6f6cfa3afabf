import * as z from 'zod/mini';
import { oneOf, orNull } from '../reading/fields.ts';

/**
 * Money (behaviour/services#values). `amount` is in whole units of the currency, with decimals: pounds, not
 * pence. `currencyCode` is an ISO 4217 code of three capital letters; if missing, it reads as `GBP`.
 */
export const moneySchema = z.object({
  amount: z.number(),
  currencyCode: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), 'GBP'),
});

export type Money = z.infer<typeof moneySchema>;

/** Optional money. If missing or unreadable, it reads as `null`, which is shown as £0.00. */
export const maybeMoneySchema = orNull(moneySchema);

/** Unit of measure: C62 = piece, KGM = kilogram, GRM = gram, LBR = pound. Other units read as UNKNOWN. */
export const unitOfMeasureSchema = oneOf(['C62', 'KGM', 'GRM', 'LBR'], 'UNKNOWN');

export type UnitOfMeasure = z.infer<typeof unitOfMeasureSchema>;

/** An amount in a unit of measure. */
export const quantitySchema = z.object({ amount: z.number(), uom: unitOfMeasureSchema });

export type Quantity = z.infer<typeof quantitySchema>;
