import * as z from 'zod/mini';
import { addressSchema } from './address.ts';
import { idSchema } from './reading/id.ts';
import { maybe } from './reading/maybe.ts';
import { slotTypeSchema } from './slotType.ts';

/**
 * The shopper's slot as the header shows it (spec §3, Header slot state). `error` means that it could not be found out,
 * which is another thing than not booked (clarification 44). Instants are ISO 8601 with offset.
 */
export const headerSlotSchema = z.object({
  booked: z.boolean(),
  loading: z.boolean(),
  error: z.boolean(),
  slotType: slotTypeSchema,
  branchId: maybe(idSchema),
  startDateTime: maybe(z.string()),
  endDateTime: maybe(z.string()),
  address: maybe(z.omit(addressSchema, { id: true })),
});

export type HeaderSlot = z.infer<typeof headerSlotSchema>;
