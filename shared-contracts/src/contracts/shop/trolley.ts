import * as z from 'zod/mini';
import { countSchema, fieldsOrEmpty, flag, idSchema, listOf, maybe, oneOf } from '../reading/fields.ts';
import { maybeMoneySchema, quantitySchema } from './values.ts';

/** Why a trolley request failed, or succeeded only partly. */
export const failureSchema = z.object({ message: maybe(z.string()), type: maybe(z.string()) });

export type Failure = z.infer<typeof failureSchema>;

/**
 * The envelope of a GraphQL answer. An answer with neither `data` nor `errors` is rejected. A GraphQL error reads
 * as a failure without a `type`.
 */
const graphAnswer = <Data extends z.ZodMiniType>(data: Data) =>
  z
    .object({ data: maybe(data), errors: listOf(failureSchema) })
    .check(z.refine(({ data, errors }) => data !== null || errors.length > 0, 'data or errors'));

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
 * Totals of the trolley. The header shows `totalEstimatedCost` (behaviour/trolley#cost). If missing,
 * `minimumSpendThresholdMet` reads as `true`, because the orders service decides in the end.
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

/** The trolley of an order. If `amendingOrder` is true, the shopper is amending that order. */
export const trolleySchema = z.object({
  orderId: maybe(idSchema),
  amendingOrder: flag(false),
  trolleyItems: listOf(trolleyItemSchema),
  trolleyTotals: fieldsOrEmpty(trolleyTotalsSchema),
});

export type Trolley = z.infer<typeof trolleySchema>;

/** Whether instant checkout may be offered: only if ALLOWED. */
export const instantCheckoutSchema = oneOf(['ALLOWED', 'NOT_AMENDING'], 'UNKNOWN');

export type InstantCheckout = z.infer<typeof instantCheckoutSchema>;

/**
 * Result of the trolley query. `failures` contains the service's failures and GraphQL errors: warnings if
 * there is a trolley, otherwise the reason why there is none.
 */
export interface TrolleyAnswer {
  trolley: Trolley | null;
  /** If missing in the answer, `true`. */
  slotChangeable: boolean;
  instantCheckout: InstantCheckout;
  failures: Failure[];
  /** The placed order that is being amended; `null` if it was not requested or is missing in the answer. */
  order: { containsEntertainingLines: boolean } | null;
}

const trolleyResultSchema = z.object({
  trolley: maybe(trolleySchema),
  slotChangeable: flag(true),
  instantCheckout: instantCheckoutSchema,
  failures: listOf(failureSchema),
});

const amendedOrderSchema = z.object({ containsEntertainingLines: flag(false) });

/** Answer of the query `getTrolley`, read from its GraphQL envelope. */
export const getTrolleyAnswerSchema = z.pipe(
  graphAnswer(z.object({ getTrolley: maybe(trolleyResultSchema), getOrder: maybe(amendedOrderSchema) })),
  z.transform(({ data, errors }): TrolleyAnswer => {
    const result = data?.getTrolley ?? noResult;
    return { ...result, failures: [...result.failures, ...errors], order: data?.getOrder ?? null };
  }),
);

const noResult: Omit<TrolleyAnswer, 'order'> = {
  trolley: null,
  slotChangeable: true,
  instantCheckout: 'UNKNOWN',
  failures: [],
};

/**
 * Variables of the query `getTrolley`. Both are the customer's order id; `orderQueryOrderId` is `null` unless
 * the order is being amended.
 */
export const getTrolleyVariablesSchema = z.strictObject({
  trolleyQueryOrderId: z.string(),
  orderQueryOrderId: z.nullable(z.string()),
});

export type GetTrolleyVariables = z.infer<typeof getTrolleyVariablesSchema>;

/** Result of cancelling an amendment. Empty `failures`: success (behaviour/amending#success, #failure). */
export interface CancelAmendOrderAnswer {
  failures: Failure[];
}

/**
 * Answer of the mutation `cancelAmendOrder`, read from its GraphQL envelope
 * (behaviour/services#cancel-amend). `failures` includes GraphQL errors. An answer with neither result nor
 * error is rejected, because it does not confirm success.
 */
export const cancelAmendOrderAnswerSchema = z.pipe(
  graphAnswer(z.object({ cancelAmendOrder: maybe(z.object({ failures: listOf(failureSchema) })) })).check(
    z.refine(
      ({ data, errors }) => Boolean(data?.cancelAmendOrder) || errors.length > 0,
      'cancelAmendOrder or errors',
    ),
  ),
  z.transform(
    ({ data, errors }): CancelAmendOrderAnswer => ({
      failures: [...(data?.cancelAmendOrder?.failures ?? []), ...errors],
    }),
  ),
);

/** Variables of the mutation `cancelAmendOrder`. */
export const cancelAmendOrderVariablesSchema = z.strictObject({ customerOrderId: z.string() });

export type CancelAmendOrderVariables = z.infer<typeof cancelAmendOrderVariablesSchema>;
