import * as z from 'zod/mini';
import { graphAnswer } from '../reading/graphAnswer.ts';
import { listOf } from '../reading/listOf.ts';
import { maybe } from '../reading/maybe.ts';
import { type Failure, failureSchema } from './failure.ts';

/**
 * Result of discarding the changes to an order. It succeeded if `failures` is empty (behaviour/amending#success,
 * #failure).
 */
export interface CancelAmendOrderAnswer {
  failures: Failure[];
}

/**
 * Answer of the mutation `cancelAmendOrder`, read from its GraphQL envelope (behaviour/services#cancel-amend).
 * GraphQL errors are among the `failures`. An answer with neither a result nor an error is rejected, because it does
 * not confirm success.
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
