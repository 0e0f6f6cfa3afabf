import * as z from 'zod/mini';
import { slotTypeSchema } from '../slots/slotType.ts';
import { moneySchema } from '../values/money.ts';

const beaconItemSchema = z.strictObject({
  lineNumber: z.string(),
  totalPrice: z.nullable(moneySchema),
  quantity: z.number(),
  quantityDelta: z.number(),
});

export type InstantCheckoutBeaconItem = z.infer<typeof beaconItemSchema>;

/**
 * Body of the beacon that is sent when an order was placed by instant checkout. `deliveryChargeAmount` is in pounds;
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
