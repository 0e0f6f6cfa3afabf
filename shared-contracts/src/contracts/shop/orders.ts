import * as z from 'zod/mini';
import {
  fieldsOrEmpty,
  flag,
  idSchema,
  listOf,
  maybe,
  oneOf,
  orNull,
  textSchema,
} from '../reading/fields.ts';
import { slotTypeSchema } from './slots.ts';
import { maybeMoneySchema, moneySchema, quantitySchema } from './values.ts';

/** State of an order. Unknown states read as UNKNOWN. */
export const orderStateSchema = oneOf(
  [
    'AMENDING',
    'CANCELLED',
    'COMPLETED',
    'FULFIL',
    'PAID',
    'PAYMENT_FAILED',
    'PENDING',
    'PICKED',
    'PLACED',
    'REFUND_PENDING',
  ],
  'UNKNOWN',
);

export type OrderState = z.infer<typeof orderStateSchema>;

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
 * An order, as returned when it is read and when it is placed (behaviour/services#orders). Instants are ISO
 * 8601 text with an offset.
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

/** Body of a 4xx or 5xx answer. Missing or unreadable fields: `null` (behaviour/services#failure-kinds). */
export interface ErrorAnswer {
  /** The service's error code, such as `ORDER_ORCHESTRATION_042`. */
  code: string | null;
  message: string | null;
}

const rawSchema = z.object({
  code: orNull(textSchema),
  message: orNull(z.string()),
  errors: orNull(z.array(z.unknown())),
  failures: orNull(z.array(z.unknown())),
});

/** Reads any error answer; never throws. Code: `code`, else `errors[0].code`, else `failures[0].type`. */
export const errorAnswerSchema = z.pipe(
  z.catch(z.nullable(rawSchema), null),
  z.transform(
    (answer): ErrorAnswer => ({
      code: answer?.code ?? textIn(answer?.errors, 'code') ?? textIn(answer?.failures, 'type'),
      message: answer?.message ?? textIn(answer?.errors, 'message') ?? textIn(answer?.failures, 'message'),
    }),
  ),
);

function textIn(list: unknown[] | null | undefined, field: 'code' | 'type' | 'message'): string | null {
  const reading = z.safeParse(z.object({ [field]: textSchema }), list?.[0]);
  return reading.data?.[field] ?? null;
}

/** Body of `PATCH /v1/orders/{customerOrderId}/place`. */
export const placeOrderBodySchema = z.strictObject({
  event: z.literal('PLACE'),
  orderOptions: z.strictObject({ instantCheckout: z.literal(true) }),
});

export type PlaceOrderBody = z.infer<typeof placeOrderBodySchema>;

/** The only valid body, which places the order by instant checkout. */
export const placeOrderBody: PlaceOrderBody = { event: 'PLACE', orderOptions: { instantCheckout: true } };

const beaconItemSchema = z.strictObject({
  lineNumber: z.string(),
  totalPrice: z.nullable(moneySchema),
  quantity: z.number(),
  quantityDelta: z.number(),
});

export type InstantCheckoutBeaconItem = z.infer<typeof beaconItemSchema>;

/**
 * Body of the beacon that reports an order placed by instant checkout. `deliveryChargeAmount` is in pounds;
 * `quantity` and `quantityDelta` are in the trolley item's unit of measure.
 */
export const instantCheckoutBeaconSchema = z.strictObject({
  customerOrderId: z.string(),
  branchId: z.nullable(z.string()),
  deliveryChargeAmount: z.nullable(z.number()),
  slotType: slotTypeSchema,
  instantCheckoutTrolleyItems: z.array(beaconItemSchema),
});

export type InstantCheckoutBeacon = z.infer<typeof instantCheckoutBeaconSchema>;
