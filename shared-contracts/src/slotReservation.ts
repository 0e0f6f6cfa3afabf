import * as z from 'zod/mini';
import { essentialListOf } from './reading/essentialListOf.ts';
import { idSchema } from './reading/id.ts';
import { maybe } from './reading/maybe.ts';
import { oneOf } from './reading/oneOf.ts';
import { slotTypeSchema } from './slotType.ts';

/** States of a reservation (spec §3). Every other one counts as neither EXPIRED nor UNCONFIRMED (clarification 45). */
export const reservationStatusSchema = oneOf(['EXPIRED', 'UNCONFIRMED', 'RESERVED'], 'UNKNOWN');

export type ReservationStatus = z.infer<typeof reservationStatusSchema>;

/**
 * A reserved slot (spec §3; wire: Slots). Instants are ISO 8601 with offset, as they came: what to do with one that is
 * no date is for whoever shows it (clarification 58).
 */
export const slotReservationSchema = z.object({
  id: idSchema,
  status: reservationStatusSchema,
  slotType: slotTypeSchema,
  addressId: maybe(idSchema),
  branchId: maybe(idSchema),
  startDateTime: maybe(z.string()),
  endDateTime: maybe(z.string()),
  amendOrderCutoffDateTime: maybe(z.string()),
});

export type SlotReservation = z.infer<typeof slotReservationSchema>;

/** Answer of `GET slot-reservations`. */
export const slotReservationsSchema = essentialListOf(slotReservationSchema);
