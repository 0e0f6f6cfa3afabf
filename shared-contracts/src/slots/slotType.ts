import type * as z from 'zod/mini';
import { oneOf } from '../reading/oneOf.ts';

/** Type of a slot. An unknown or missing type reads as UNDEFINED. */
export const slotTypeSchema = oneOf(
  ['DELIVERY', 'GROCERY_COLLECTION', 'ENTERTAINING_COLLECTION', 'DELIVERY_SERVICE'],
  'UNDEFINED',
);

export type SlotType = z.infer<typeof slotTypeSchema>;

/** How the shopper gets the order. */
export type FulfilmentType = 'COLLECTION' | 'DELIVERY';

/** What a slot is for. */
export type ServiceType = 'GROCERY' | 'ENTERTAINING_PLACED_AT_HOME';
