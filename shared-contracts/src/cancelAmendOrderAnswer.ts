import * as z from 'zod/mini';
import { type Failure, failureSchema } from './failure.ts';
import { graphAnswer } from './reading/graphAnswer.ts';
import { listOf } from './reading/listOf.ts';
import { maybe } from './reading/maybe.ts';

/** What became of discarding the changes to an order: nothing went wrong where `failures` is empty (clarification 102). */
export interface CancelAmendOrderAnswer {
  failures: Failure[];
}

/**
 * Reads the answer of the mutation cancelAmendOrder (spec §7), out of its GraphQL envelope. An answer that holds neither
 * the result nor an error does not say that the changes are gone, so it is refused.
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

/** Variables of the mutation cancelAmendOrder. */
export const cancelAmendOrderVariablesSchema = z.strictObject({ customerOrderId: z.string() });

export type CancelAmendOrderVariables = z.infer<typeof cancelAmendOrderVariablesSchema>;
