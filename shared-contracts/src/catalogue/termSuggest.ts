import * as z from 'zod/mini';
import { readItems } from '../reading/listOf.ts';
import { textSchema } from '../reading/text.ts';

const termSchema = z.union([
  textSchema,
  z.pipe(
    z.object({ term: textSchema }),
    z.transform(({ term }) => term),
  ),
]);

/**
 * Answer of the suggestion service (behaviour/services#suggestions): the terms, best first, without duplicates. A
 * term is text or `{ term }`; anything else is dropped. An answer without a list reads as an empty list.
 */
export const termSuggestSchema = z.object({
  terms: z.pipe(
    z.transform((terms: unknown): unknown[] => (Array.isArray(terms) ? terms : [])),
    z.transform((terms: unknown[]): string[] => [...new Set(readItems(termSchema, terms))]),
  ),
});

export type TermSuggest = z.infer<typeof termSuggestSchema>;
