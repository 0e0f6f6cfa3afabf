import * as z from 'zod/mini';
import { orNull } from './reading/orNull.ts';

/**
 * An amount of money (spec §3): `amount` in whole units of the currency with decimals (pounds, not pence),
 * `currencyCode` an ISO 4217 code of three capital letters, `GBP` where the service names none.
 */
export const moneySchema = z.object({
  amount: z.number(),
  currencyCode: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), 'GBP'),
});

export type Money = z.infer<typeof moneySchema>;

/** Money as a field that may be missing. Unreadable money reads as `null` too: shown as £0.00 (clarification 42). */
export const maybeMoneySchema = orNull(moneySchema);
