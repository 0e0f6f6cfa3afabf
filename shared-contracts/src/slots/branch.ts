import * as z from 'zod/mini';
import { fieldsOrEmpty } from '../reading/fieldsOrEmpty.ts';
import { idSchema } from '../reading/id.ts';
import { maybe } from '../reading/maybe.ts';
import { orNull } from '../reading/orNull.ts';

/** A shop from which orders are collected or delivered, any part of which may be missing. */
export const branchSchema = z.object({
  id: orNull(idSchema),
  name: maybe(z.string()),
  contactDetails: fieldsOrEmpty(
    z.object({ address1: maybe(z.string()), city: maybe(z.string()), postcode: maybe(z.string()) }),
  ),
});

export type Branch = z.infer<typeof branchSchema>;
