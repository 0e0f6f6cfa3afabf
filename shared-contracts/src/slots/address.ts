import * as z from 'zod/mini';
import { idSchema } from '../reading/id.ts';
import { maybe } from '../reading/maybe.ts';

/** A shopper's address. It is personal: never log it and never put it into an event (behaviour/services#22). */
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
