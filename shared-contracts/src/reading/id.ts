import * as z from 'zod/mini';

/** An identifier. Services send text or a number; it reads as text, which is never empty. */
export const idSchema = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((id) => String(id)),
);
