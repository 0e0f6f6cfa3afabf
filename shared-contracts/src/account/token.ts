import * as z from 'zod/mini';
import { flag } from '../reading/flag.ts';
import { idSchema } from '../reading/id.ts';

/**
 * Answer of the token service with status 200 (behaviour/services#16). `expiresIn` is in seconds from now. A 401
 * means an anonymous visitor; its body is not parsed with this schema.
 */
export const tokenSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  expiresIn: z.number().check(z.positive()),
  customerId: idSchema,
  isSignedOnAsCustomer: flag(false),
});

export type Token = z.infer<typeof tokenSchema>;
