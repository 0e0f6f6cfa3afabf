import * as z from 'zod/mini';

/** An identifier: services send text or numbers, readers of this package always give text. Never empty. */
export const idSchema = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((id) => String(id)),
);
