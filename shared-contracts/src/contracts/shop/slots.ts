import * as z from 'zod/mini';
import { essentialListOf, fieldsOrEmpty, idSchema, maybe, oneOf, orNull } from '../reading/fields.ts';

/** Type of a slot. Unknown and missing types read as UNDEFINED. */
export const slotTypeSchema = oneOf(
  ['DELIVERY', 'GROCERY_COLLECTION', 'ENTERTAINING_COLLECTION', 'DELIVERY_SERVICE'],
  'UNDEFINED',
);

export type SlotType = z.infer<typeof slotTypeSchema>;

/** How the shopper gets the order. */
export type FulfilmentType = 'COLLECTION' | 'DELIVERY';

/** Kind of order for which a slot is booked. */
export type ServiceType = 'GROCERY' | 'ENTERTAINING_PLACED_AT_HOME';

/**
 * A shopper's address, in which any field may be missing (behaviour/services#address-and-branch). It is
 * personal: never log it or send it in an event.
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

/** A shop from which orders are collected or delivered. Any field may be missing. */
export const branchSchema = z.object({
  id: orNull(idSchema),
  name: maybe(z.string()),
  contactDetails: fieldsOrEmpty(
    z.object({ address1: maybe(z.string()), city: maybe(z.string()), postcode: maybe(z.string()) }),
  ),
});

export type Branch = z.infer<typeof branchSchema>;

/** Status of a reservation. Any other reads as UNKNOWN, i.e. reserved (behaviour/services#reservations). */
export const reservationStatusSchema = oneOf(['EXPIRED', 'UNCONFIRMED', 'RESERVED'], 'UNKNOWN');

export type ReservationStatus = z.infer<typeof reservationStatusSchema>;

/**
 * A reservation of a slot. Instants are ISO 8601 text as received, and not checked: code that shows them must
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

/**
 * The shopper's slot as shown in the header. `error`: the slot could not be loaded; only without it does
 * `booked: false` mean that there is no slot. Instants are ISO 8601 text with an offset.
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
