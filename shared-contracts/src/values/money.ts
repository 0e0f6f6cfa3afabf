import * as z from 'zod/mini';
import { orNull } from '../reading/orNull.ts';

/**
 * An amount of money (behaviour/services#values). `amount` is in whole units of the currency, with decimals: pounds,
 * not pence. `currencyCode` is an ISO 4217 code of three capital letters; a missing code reads as `GBP`.
 */
export const moneySchema = z.object({
  amount: z.number(),
  currencyCode: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), 'GBP'),
});

export type Money = z.infer<typeof moneySchema>;

/** An optional amount. Missing and unreadable money read as `null`, which is shown as £0.00. */
export const maybeMoneySchema = orNull(moneySchema);
