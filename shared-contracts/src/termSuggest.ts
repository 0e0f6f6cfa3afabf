import * as z from 'zod/mini';
import { readItems } from './reading/listOf.ts';
import { textSchema } from './reading/text.ts';

const termSchema = z.union([
  textSchema,
  z.pipe(
    z.object({ term: textSchema }),
    z.transform(({ term }) => term),
  ),
]);

/**
 * Answer of the suggestion service (spec §7, clarification 69): the terms, best first, each once. A term may come as
 * text or as `{ term }`; what is neither is dropped, and no list at all reads as none.
 */
export const termSuggestSchema = z.object({
  terms: z.pipe(
    z.transform((terms: unknown): unknown[] => (Array.isArray(terms) ? terms : [])),
    z.transform((terms: unknown[]): string[] => [...new Set(readItems(termSchema, terms))]),
  ),
});

export type TermSuggest = z.infer<typeof termSuggestSchema>;
