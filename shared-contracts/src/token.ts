import * as z from 'zod/mini';
import { flag } from './reading/flag.ts';
import { idSchema } from './reading/id.ts';

/**
 * Answer of the token service (wire: Token; clarification 19). `expiresIn` is in seconds from now. 401 is no token but
 * an anonymous visitor and never reaches this reader.
 */
export const tokenSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  expiresIn: z.number().check(z.positive()),
  customerId: idSchema,
  isSignedOnAsCustomer: flag(false),
});

export type Token = z.infer<typeof tokenSchema>;
