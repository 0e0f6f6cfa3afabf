import * as z from 'zod/mini';

/** A number of things that the server may leave out: 0 (clarification 38). */
export const countSchema = z.pipe(
  z.nullish(z.number()),
  z.transform((count) => count ?? 0),
);
