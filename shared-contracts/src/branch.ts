import * as z from 'zod/mini';
import { idSchema } from './reading/id.ts';
import { maybe } from './reading/maybe.ts';
import { part } from './reading/part.ts';

/** A shop that shopping is collected from or delivered by (spec §3; wire: Slots, addresses, branches). */
export const branchSchema = z.object({
  id: maybe(idSchema),
  name: z.string(),
  contactDetails: part(
    z.object({ address1: maybe(z.string()), city: maybe(z.string()), postcode: maybe(z.string()) }),
  ),
});

export type Branch = z.infer<typeof branchSchema>;
