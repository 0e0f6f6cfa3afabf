import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { slotTypeSchema } from './slotType.ts';

const beaconItemSchema = z.strictObject({
  lineNumber: z.string(),
  totalPrice: z.nullable(moneySchema),
  quantity: z.number(),
  quantityDelta: z.number(),
});

export type InstantCheckoutBeaconItem = z.infer<typeof beaconItemSchema>;

/**
 * Body of the notice that an order was placed by instant checkout (spec §7, clarification 99). `deliveryChargeAmount` in
 * pounds; `quantity` and `quantityDelta` in the unit of the trolley item.
 */
export const instantCheckoutBeaconSchema = z.strictObject({
  customerOrderId: z.string(),
  branchId: z.nullable(z.string()),
  deliveryChargeAmount: z.nullable(z.number()),
  slotType: slotTypeSchema,
  instantCheckoutTrolleyItems: z.array(beaconItemSchema),
});

export type InstantCheckoutBeacon = z.infer<typeof instantCheckoutBeaconSchema>;
