import * as z from 'zod/mini';

/** A count. A missing count reads as 0 (behaviour/contract#tolerant-readers). */
export const countSchema = z.pipe(
  z.nullish(z.number()),
  z.transform((count) => count ?? 0),
);
