import * as z from 'zod/mini';

/** Body of `PATCH /v1/orders/{customerOrderId}/place`. */
export const placeOrderBodySchema = z.strictObject({
  event: z.literal('PLACE'),
  orderOptions: z.strictObject({ instantCheckout: z.literal(true) }),
});

export type PlaceOrderBody = z.infer<typeof placeOrderBodySchema>;

/** The only valid body: it places the order by instant checkout. */
export const placeOrderBody: PlaceOrderBody = { event: 'PLACE', orderOptions: { instantCheckout: true } };
