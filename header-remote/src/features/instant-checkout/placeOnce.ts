import type { Order } from '@grocer/shared-contracts';
import { messageOf } from '../../platform/logger/messageOf.ts';
import type { FetchOrder } from '../../services/orders/fetchOrder.ts';
import type { PlaceOrder, PlaceOrderResult } from '../../services/orders/placeOrder.ts';
import { placements } from '../../state/placements.ts';
import { orderErrorOf } from './orderErrors.ts';

interface OrderServices {
  fetchOrder: FetchOrder;
  placeOrder: PlaceOrder;
}

/**
 * Places an order once, however often it is asked (clarification 98). Where an earlier try was never settled, or had
 * worked, the shop is asked what became of it before anything is placed:
 *
 *     PATCH ──── no answer, a reload, the way Back
 *                    press again ── GET order ─┬─ placed: that is the answer
 *                                              ├─ still open: PATCH
 *                                              └─ no answer: nothing is placed
 */
export async function placeOnce(services: OrderServices, customerOrderId: string): Promise<PlaceOrderResult> {
  if (placements.of(customerOrderId)) {
    try {
      const order = await orderIfPlaced(services.fetchOrder, customerOrderId);
      if (order) return { ok: true, order };
    } catch (error) {
      return { ok: false, error: { kind: 'unknown', code: 'UNKNOWN_ERROR', message: messageOf(error) } };
    }
  }
  placements.set(customerOrderId, 'asked');
  const result = await services.placeOrder(customerOrderId);
  if (result.ok) placements.set(customerOrderId, 'placed');
  // A code of the catalogue is a clear no. After any other failure the order may have been placed.
  else if (orderErrorOf(result.error.code) !== 'other') placements.forget(customerOrderId);
  return result;
}

/**
 * What became of an order that the shop was asked to place: undefined where it is still open, and may be placed.
 * @throws what the service threw; Error for an order of which neither can be said
 */
export async function orderIfPlaced(
  fetchOrder: FetchOrder,
  customerOrderId: string,
): Promise<Order | undefined> {
  const order = await fetchOrder(customerOrderId);
  const state = order.customerOrderState;
  if (state === 'AMENDING' || state === 'PENDING') {
    placements.forget(customerOrderId);
    return undefined;
  }
  if (state === 'CANCELLED' || state === 'UNKNOWN') {
    throw new Error(`Order ${customerOrderId} is ${state}: it was not placed`);
  }
  placements.set(customerOrderId, 'placed');
  return order;
}
