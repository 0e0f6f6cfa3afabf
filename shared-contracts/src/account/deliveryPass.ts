import * as z from 'zod/mini';
import { fieldsOrEmpty } from '../reading/fieldsOrEmpty.ts';
import { oneOf } from '../reading/oneOf.ts';

/**
 * ACTIVE: the shopper has a delivery pass. AVAILABLE: the shopper can buy one. Any other value and no value read as
 * UNKNOWN (behaviour/account#delivery-pass-link).
 */
export const deliveryPassStatusSchema = oneOf(['ACTIVE', 'AVAILABLE'], 'UNKNOWN');

export type DeliveryPassStatus = z.infer<typeof deliveryPassStatusSchema>;

/** Answer of the delivery pass service (behaviour/services#delivery-pass). */
export const deliveryPassSchema = z.object({
  data: fieldsOrEmpty(z.object({ status: deliveryPassStatusSchema })),
});

export type DeliveryPass = z.infer<typeof deliveryPassSchema>;
