import * as z from 'zod/mini';
import { essentialListOf } from '../reading/essentialListOf.ts';
import { idSchema } from '../reading/id.ts';
import { maybe } from '../reading/maybe.ts';
import { oneOf } from '../reading/oneOf.ts';
import { orNull } from '../reading/orNull.ts';
import { slotTypeSchema } from './slotType.ts';

/**
 * Status of a reservation. Any other status reads as UNKNOWN and counts as reserved (behaviour/services#reservations).
 */
export const reservationStatusSchema = oneOf(['EXPIRED', 'UNCONFIRMED', 'RESERVED'], 'UNKNOWN');

export type ReservationStatus = z.infer<typeof reservationStatusSchema>;

/**
 * A reservation of a slot. Instants are the received text, ISO 8601. They are not checked: code that shows them must
 * handle unreadable dates.
 */
export const slotReservationSchema = z.object({
  id: idSchema,
  status: reservationStatusSchema,
  slotType: slotTypeSchema,
  addressId: orNull(idSchema),
  branchId: orNull(idSchema),
  startDateTime: maybe(z.string()),
  endDateTime: maybe(z.string()),
  amendOrderCutoffDateTime: maybe(z.string()),
});

export type SlotReservation = z.infer<typeof slotReservationSchema>;

/** Answer of `GET slot-reservations`. */
export const slotReservationsSchema = essentialListOf(slotReservationSchema);
