import * as z from 'zod/mini';
import { fieldsOrEmpty, flag, idSchema, maybe, oneOf } from '../reading/fields.ts';
import { orderStateSchema } from './orders.ts';

/**
 * ACTIVE: the shopper has a delivery pass. AVAILABLE: the shopper can buy one. Other and missing values read
 * as UNKNOWN (behaviour/account#delivery-pass-link).
 */
export const deliveryPassStatusSchema = oneOf(['ACTIVE', 'AVAILABLE'], 'UNKNOWN');

export type DeliveryPassStatus = z.infer<typeof deliveryPassStatusSchema>;

/** Answer of the delivery pass service (behaviour/services#delivery-pass). */
export const deliveryPassSchema = z.object({
  data: fieldsOrEmpty(z.object({ status: deliveryPassStatusSchema })),
});

export type DeliveryPass = z.infer<typeof deliveryPassSchema>;

/** The shopper's customer id, order and branch (behaviour/services#shopping-context). Missing fields: `null`. */
export const shoppingContextSchema = z.object({
  customerId: maybe(idSchema),
  customerOrderId: maybe(idSchema),
  customerOrderState: maybe(orderStateSchema),
  defaultBranchId: maybe(idSchema),
});

export type ShoppingContext = z.infer<typeof shoppingContextSchema>;

/** A shopping context without values, for signed-out visitors and after a failed call. */
export const emptyShoppingContext: ShoppingContext = Object.freeze({
  customerId: null,
  customerOrderId: null,
  customerOrderState: null,
  defaultBranchId: null,
});

/** Longest delay of a browser timer, 25 days, in seconds. A larger number was probably sent in milliseconds. */
const longestLifetime = (2 ** 31 - 1) / 1000;

const lifetime = z.number().check(z.positive(), z.maximum(longestLifetime));

/** Reads only the lifetime in the token service's answer, to report why `tokenSchema` reads it as null. */
export const tokenLifetimeSchema = z.object({ expiresIn: lifetime });

/**
 * Answer of the token service with status 200 (behaviour/services#token). `expiresIn` is in seconds from now;
 * null if the answer has no valid number. The body of a 401, which means an anonymous visitor, is not parsed.
 */
export const tokenSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  expiresIn: z.catch(z.nullable(lifetime), null),
  customerId: idSchema,
  isSignedOnAsCustomer: flag(false),
});

export type Token = z.infer<typeof tokenSchema>;
