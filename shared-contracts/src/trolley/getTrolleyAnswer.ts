import * as z from 'zod/mini';
import { flag } from '../reading/flag.ts';
import { graphAnswer } from '../reading/graphAnswer.ts';
import { listOf } from '../reading/listOf.ts';
import { maybe } from '../reading/maybe.ts';
import { oneOf } from '../reading/oneOf.ts';
import { type Failure, failureSchema } from './failure.ts';
import { type Trolley, trolleySchema } from './trolley.ts';

/** Whether instant checkout may be offered. Only ALLOWED means yes. */
export const instantCheckoutSchema = oneOf(['ALLOWED', 'NOT_AMENDING'], 'UNKNOWN');

export type InstantCheckout = z.infer<typeof instantCheckoutSchema>;

/**
 * Result of the trolley query. `failures` has the failures of the service and the GraphQL errors: with a trolley they
 * are warnings, without one they are the reason.
 */
export interface TrolleyAnswer {
  trolley: Trolley | null;
  /** A missing value reads as `true`. */
  slotChangeable: boolean;
  instantCheckout: InstantCheckout;
  failures: Failure[];
  /** The placed order that is being amended; `null` if it was not requested. */
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
 * Variables of the query `getTrolley`. Both are the customer's order id; `orderQueryOrderId` is `null` unless the
 * order is being amended.
 */
export const getTrolleyVariablesSchema = z.strictObject({
  trolleyQueryOrderId: z.string(),
  orderQueryOrderId: z.nullable(z.string()),
});

export type GetTrolleyVariables = z.infer<typeof getTrolleyVariablesSchema>;
