import * as z from 'zod/mini';
import { fieldsOrEmpty } from '../reading/fieldsOrEmpty.ts';
import { flag } from '../reading/flag.ts';
import { idSchema } from '../reading/id.ts';
import { listOf } from '../reading/listOf.ts';
import { maybe } from '../reading/maybe.ts';
import { slotTypeSchema } from '../slots/slotType.ts';
import { maybeMoneySchema } from '../values/money.ts';
import { quantitySchema } from '../values/quantity.ts';
import { orderStateSchema } from './orderState.ts';

/** One line of an order. `reservedQuantity` has the same unit of measure as `quantity`. */
const orderLineSchema = z.object({
  lineNumber: idSchema,
  price: maybeMoneySchema,
  quantity: maybe(quantitySchema),
  reservedQuantity: maybe(z.number()),
});

export type OrderLine = z.infer<typeof orderLineSchema>;

const orderSlotSchema = z.object({
  slotType: slotTypeSchema,
  startDateTime: maybe(z.string()),
  endDateTime: maybe(z.string()),
});

export type OrderSlot = z.infer<typeof orderSlotSchema>;

/**
 * An order: the answer both of reading and of placing it (behaviour/services#orders). Instants are ISO 8601 text with
 * an offset.
 */
export const orderSchema = z.object({
  customerOrderId: idSchema,
  customerOrderState: orderStateSchema,
  containsEntertainingLines: flag(false),
  orderLines: listOf(orderLineSchema),
  slots: listOf(orderSlotSchema),
  totals: fieldsOrEmpty(
    z.object({ estimated: fieldsOrEmpty(z.object({ deliveryCharge: maybeMoneySchema })) }),
  ),
});

export type Order = z.infer<typeof orderSchema>;
