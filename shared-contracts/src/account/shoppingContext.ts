import * as z from 'zod/mini';
import { orderStateSchema } from '../orders/orderState.ts';
import { idSchema } from '../reading/id.ts';
import { maybe } from '../reading/maybe.ts';

/**
 * The shopper's customer id, order and branch (behaviour/services#shopping-context). A missing field reads as `null`.
 */
export const shoppingContextSchema = z.object({
  customerId: maybe(idSchema),
  customerOrderId: maybe(idSchema),
  customerOrderState: maybe(orderStateSchema),
  defaultBranchId: maybe(idSchema),
});

export type ShoppingContext = z.infer<typeof shoppingContextSchema>;

/** A shopping context without any value: for visitors who are not signed in and after a failed call. */
export const emptyShoppingContext: ShoppingContext = Object.freeze({
  customerId: null,
  customerOrderId: null,
  customerOrderState: null,
  defaultBranchId: null,
});
