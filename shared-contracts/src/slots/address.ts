import * as z from 'zod/mini';
import { idSchema } from '../reading/id.ts';
import { maybe } from '../reading/maybe.ts';
import { orNull } from '../reading/orNull.ts';

/**
 * A shopper's address, any part of which may be missing (behaviour/services#address-and-branch). It is personal:
 * never log it and never put it into an event.
 */
export const addressSchema = z.object({
  id: orNull(idSchema),
  name: maybe(z.string()),
  line1: maybe(z.string()),
  line2: maybe(z.string()),
  town: maybe(z.string()),
  region: maybe(z.string()),
  postalCode: maybe(z.string()),
});

export type Address = z.infer<typeof addressSchema>;
