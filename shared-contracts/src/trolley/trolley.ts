import * as z from 'zod/mini';
import { countSchema } from '../reading/count.ts';
import { fieldsOrEmpty } from '../reading/fieldsOrEmpty.ts';
import { flag } from '../reading/flag.ts';
import { idSchema } from '../reading/id.ts';
import { listOf } from '../reading/listOf.ts';
import { maybe } from '../reading/maybe.ts';
import { maybeMoneySchema } from '../values/money.ts';
import { quantitySchema } from '../values/quantity.ts';

const retailPriceSchema = z.object({ price: maybeMoneySchema, quantity: maybe(quantitySchema) });

/** One line of the trolley. `reservedQuantity` has the same unit of measure as `quantity`. */
export const trolleyItemSchema = z.object({
  trolleyItemId: maybe(idSchema),
  lineNumber: maybe(idSchema),
  productId: maybe(idSchema),
  noteToShopper: maybe(z.string()),
  personalisedMessage: maybe(z.string()),
  reservedQuantity: maybe(z.number()),
  quantity: maybe(quantitySchema),
  price: maybeMoneySchema,
  totalPrice: maybeMoneySchema,
  retailPrice: maybe(retailPriceSchema),
});

export type TrolleyItem = z.infer<typeof trolleyItemSchema>;

const trolleyItemCountsSchema = z.object({
  hardConflicts: countSchema,
  softConflicts: countSchema,
  noConflicts: countSchema,
});

export type TrolleyItemCounts = z.infer<typeof trolleyItemCountsSchema>;

/**
 * Totals of the trolley. The header shows `totalEstimatedCost` (behaviour/trolley#cost). A missing
 * `minimumSpendThresholdMet` reads as `true`, because the orders service has the final decision.
 */
export const trolleyTotalsSchema = z.object({
  minimumSpendThresholdMet: flag(true),
  itemTotalEstimatedCost: maybeMoneySchema,
  totalEstimatedCost: maybeMoneySchema,
  collectionMinimumOrderValue: maybeMoneySchema,
  deliveryMinimumOrderValue: maybeMoneySchema,
  trolleyItemCounts: fieldsOrEmpty(trolleyItemCountsSchema),
});

export type TrolleyTotals = z.infer<typeof trolleyTotalsSchema>;

/** The trolley of an order. The shopper is amending the order if `amendingOrder` is true. */
export const trolleySchema = z.object({
  orderId: maybe(idSchema),
  amendingOrder: flag(false),
  trolleyItems: listOf(trolleyItemSchema),
  trolleyTotals: fieldsOrEmpty(trolleyTotalsSchema),
});

export type Trolley = z.infer<typeof trolleySchema>;
