import * as z from 'zod/mini';
import { maybeMoneySchema } from './money.ts';
import { quantitySchema } from './quantity.ts';
import { countSchema } from './reading/count.ts';
import { flag } from './reading/flag.ts';
import { idSchema } from './reading/id.ts';
import { listOf } from './reading/listOf.ts';
import { maybe } from './reading/maybe.ts';
import { part } from './reading/part.ts';

const retailPriceSchema = z.object({ price: maybeMoneySchema, quantity: maybe(quantitySchema) });

/** One line of the trolley (spec §3). `reservedQuantity` is in the unit of `quantity`. */
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
 * What the trolley comes to (spec §3). The header shows `totalEstimatedCost` (clarification 39). A
 * `minimumSpendThresholdMet` that the server leaves out reads as met: the order service decides in the end.
 */
export const trolleyTotalsSchema = z.object({
  minimumSpendThresholdMet: flag(true),
  itemTotalEstimatedCost: maybeMoneySchema,
  totalEstimatedCost: maybeMoneySchema,
  collectionMinimumOrderValue: maybeMoneySchema,
  deliveryMinimumOrderValue: maybeMoneySchema,
  trolleyItemCounts: part(trolleyItemCountsSchema),
});

export type TrolleyTotals = z.infer<typeof trolleyTotalsSchema>;

/** The trolley of an order (spec §3). `amendingOrder` decides whether the shopper is amending (clarification 104). */
export const trolleySchema = z.object({
  orderId: maybe(idSchema),
  amendingOrder: flag(false),
  trolleyItems: listOf(trolleyItemSchema),
  trolleyTotals: part(trolleyTotalsSchema),
});

export type Trolley = z.infer<typeof trolleySchema>;
