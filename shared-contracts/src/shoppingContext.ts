import * as z from 'zod/mini';
import { orderStateSchema } from './orderState.ts';
import { idSchema } from './reading/id.ts';
import { maybe } from './reading/maybe.ts';

/** What the shopper is shopping on (spec §3, wire: Shopping context). Any field may be missing: `null`. */
export const shoppingContextSchema = z.object({
  customerId: maybe(idSchema),
  customerOrderId: maybe(idSchema),
  customerOrderState: maybe(orderStateSchema),
  defaultBranchId: maybe(idSchema),
});

export type ShoppingContext = z.infer<typeof shoppingContextSchema>;

/** The context of a visitor about whom nothing is known, also after a failed call (clarification 137). */
export const emptyShoppingContext: ShoppingContext = Object.freeze({
  customerId: null,
  customerOrderId: null,
  customerOrderState: null,
  defaultBranchId: null,
});
