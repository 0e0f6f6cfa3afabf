import * as z from 'zod/mini';
import { failureSchema } from '../failure.ts';
import { listOf } from './listOf.ts';
import { maybe } from './maybe.ts';

/**
 * The envelope of a GraphQL answer. `data` or `errors` is always there: an answer without both is another document.
 * An error of GraphQL has the `message` of a failure, and no `type`.
 */
export const graphAnswer = <Data extends z.ZodMiniType>(data: Data) =>
  z
    .object({ data: maybe(data), errors: listOf(failureSchema) })
    .check(z.refine(({ data, errors }) => data !== null || errors.length > 0, 'data or errors'));
