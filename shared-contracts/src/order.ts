import * as z from 'zod/mini';
import { maybeMoneySchema } from './money.ts';
import { orderStateSchema } from './orderState.ts';
import { quantitySchema } from './quantity.ts';
import { flag } from './reading/flag.ts';
import { idSchema } from './reading/id.ts';
import { listOf } from './reading/listOf.ts';
import { maybe } from './reading/maybe.ts';
import { part } from './reading/part.ts';
import { slotTypeSchema } from './slotType.ts';

/** One line of an order. `reservedQuantity` is in the unit of `quantity`. */
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

/** An order, as it is read and as placing it answers (spec §3; wire: Orders). Instants are ISO 8601 with offset. */
export const orderSchema = z.object({
  customerOrderId: idSchema,
  customerOrderState: orderStateSchema,
  containsEntertainingLines: flag(false),
  orderLines: listOf(orderLineSchema),
  slots: listOf(orderSlotSchema),
  totals: part(z.object({ estimated: part(z.object({ deliveryCharge: maybeMoneySchema })) })),
});

export type Order = z.infer<typeof orderSchema>;
