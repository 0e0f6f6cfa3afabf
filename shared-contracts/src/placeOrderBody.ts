import * as z from 'zod/mini';

/** Body of `PATCH /v1/orders/{customerOrderId}/place` (spec §7, clarification 98). */
export const placeOrderBodySchema = z.strictObject({
  event: z.literal('PLACE'),
  orderOptions: z.strictObject({ instantCheckout: z.literal(true) }),
});

export type PlaceOrderBody = z.infer<typeof placeOrderBodySchema>;

/** The only body there is: instant checkout. */
export const placeOrderBody: PlaceOrderBody = { event: 'PLACE', orderOptions: { instantCheckout: true } };
