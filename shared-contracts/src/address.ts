import * as z from 'zod/mini';
import { idSchema } from './reading/id.ts';
import { maybe } from './reading/maybe.ts';

/** A shopper's address (spec §3; wire: Slots, addresses, branches). Personal: never logged, never in an event. */
export const addressSchema = z.object({
  id: maybe(idSchema),
  name: maybe(z.string()),
  line1: z.string(),
  line2: maybe(z.string()),
  town: maybe(z.string()),
  region: maybe(z.string()),
  postalCode: z.string(),
});

export type Address = z.infer<typeof addressSchema>;
