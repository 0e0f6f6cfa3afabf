import * as z from 'zod/mini';
import { idSchema } from '../reading/id.ts';
import { maybe } from '../reading/maybe.ts';
import { addressSchema } from './address.ts';
import { slotTypeSchema } from './slotType.ts';

/**
 * The shopper's slot as the header shows it. `error` means that the slot could not be loaded; without `error`, `booked:
 * false` means that there is none. Instants are ISO 8601 text with an offset.
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
