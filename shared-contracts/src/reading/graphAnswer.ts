import * as z from 'zod/mini';
import { failureSchema } from '../trolley/failure.ts';
import { listOf } from './listOf.ts';
import { maybe } from './maybe.ts';

/**
 * The envelope of a GraphQL answer. An answer with neither `data` nor `errors` is rejected. A GraphQL error reads as a
 * failure without a `type`.
 */
export const graphAnswer = <Data extends z.ZodMiniType>(data: Data) =>
  z
    .object({ data: maybe(data), errors: listOf(failureSchema) })
    .check(z.refine(({ data, errors }) => data !== null || errors.length > 0, 'data or errors'));
