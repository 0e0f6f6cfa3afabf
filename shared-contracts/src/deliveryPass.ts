import * as z from 'zod/mini';
import { oneOf } from './reading/oneOf.ts';
import { part } from './reading/part.ts';

/** ACTIVE: the shopper has a delivery pass; AVAILABLE: they can buy one; UNKNOWN: anything else (clarification 138). */
export const deliveryPassStatusSchema = oneOf(['ACTIVE', 'AVAILABLE'], 'UNKNOWN');

export type DeliveryPassStatus = z.infer<typeof deliveryPassStatusSchema>;

/** Answer of the delivery pass service (spec §7, wire: Delivery pass). */
export const deliveryPassSchema = z.object({ data: part(z.object({ status: deliveryPassStatusSchema })) });

export type DeliveryPass = z.infer<typeof deliveryPassSchema>;
