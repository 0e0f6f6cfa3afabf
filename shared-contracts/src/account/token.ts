import * as z from 'zod/mini';
import { flag } from '../reading/flag.ts';
import { idSchema } from '../reading/id.ts';

/** The longest delay of a browser timer, 25 days. Seconds; a longer lifetime is one in milliseconds by mistake. */
const longestLifetime = (2 ** 31 - 1) / 1000;

const lifetime = z.number().check(z.positive(), z.maximum(longestLifetime));

/** The lifetime in an answer of the token service alone, to say why `tokenSchema` reads it as null. */
export const tokenLifetimeSchema = z.object({ expiresIn: lifetime });

/**
 * Answer of the token service with status 200 (behaviour/services#token). `expiresIn` is in seconds from now, or null
 * if the answer has no number of seconds. A 401 means an anonymous visitor; its body is not parsed with this schema.
 */
export const tokenSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  expiresIn: z.catch(z.nullable(lifetime), null),
  customerId: idSchema,
  isSignedOnAsCustomer: flag(false),
});

export type Token = z.infer<typeof tokenSchema>;
