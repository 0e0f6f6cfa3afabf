import * as z from 'zod/mini';
import { type Failure, failureSchema } from './failure.ts';
import { flag } from './reading/flag.ts';
import { graphAnswer } from './reading/graphAnswer.ts';
import { listOf } from './reading/listOf.ts';
import { maybe } from './reading/maybe.ts';
import { oneOf } from './reading/oneOf.ts';
import { type Trolley, trolleySchema } from './trolley.ts';

/** Whether instant checkout may be offered (spec §3). Only ALLOWED means yes (clarification 92). */
export const instantCheckoutSchema = oneOf(['ALLOWED', 'NOT_AMENDING'], 'UNKNOWN');

export type InstantCheckout = z.infer<typeof instantCheckoutSchema>;

/**
 * What the trolley query tells (spec §3, Trolley query result; wire: Trolley), out of its GraphQL envelope.
 * `failures` beside a trolley are remarks; without one they are why there is none (clarification 41). They hold the
 * shop's failures and those of GraphQL itself.
 */
export interface TrolleyAnswer {
  trolley: Trolley | null;
  /** Absent = changeable (clarification 103). */
  slotChangeable: boolean;
  instantCheckout: InstantCheckout;
  failures: Failure[];
  /** The placed order that is being amended, where it was asked for. */
  order: { containsEntertainingLines: boolean } | null;
}

const trolleyResultSchema = z.object({
  trolley: maybe(trolleySchema),
  slotChangeable: flag(true),
  instantCheckout: instantCheckoutSchema,
  failures: listOf(failureSchema),
});

const amendedOrderSchema = z.object({ containsEntertainingLines: flag(false) });

/** Reads the answer of the query getTrolley. */
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

/** Variables of the query getTrolley. `orderQueryOrderId` only while that order is being amended (wire: Trolley). */
export const getTrolleyVariablesSchema = z.strictObject({
  trolleyQueryOrderId: z.string(),
  orderQueryOrderId: z.nullable(z.string()),
});

export type GetTrolleyVariables = z.infer<typeof getTrolleyVariablesSchema>;
