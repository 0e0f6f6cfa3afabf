import type * as z from 'zod/mini';
import { oneOf } from './reading/oneOf.ts';

/** Types of slot (spec §3). A type of tomorrow, or none, reads as UNDEFINED. */
export const slotTypeSchema = oneOf(
  ['DELIVERY', 'GROCERY_COLLECTION', 'ENTERTAINING_COLLECTION', 'DELIVERY_SERVICE'],
  'UNDEFINED',
);

export type SlotType = z.infer<typeof slotTypeSchema>;

/** How shopping reaches the shopper (spec §3). */
export type FulfilmentType = 'COLLECTION' | 'DELIVERY';

/** What a slot is for (spec §3). */
export type ServiceType = 'GROCERY' | 'ENTERTAINING_PLACED_AT_HOME';
