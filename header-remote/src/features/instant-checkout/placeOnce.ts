import type { Order } from '@grocer/shared-contracts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import type { FetchOrder, PlaceOrder, PlaceOrderResult } from '../../services/orders.ts';
import { orderAttempts } from '../../state/trolley/orderAttempts.ts';
import { parseOrderErrorCode } from './order-errors/orderErrors.ts';

export interface OrderServices {
  fetchOrder: FetchOrder;
  placeOrder: PlaceOrder;
}

/**
 * Places an order once, however often it is called (behaviour/checkout#placed-once, decision 9). If an
 * earlier attempt succeeded or its outcome is unknown, the order is looked up before anything is placed:
 *
 *     PATCH ─┬─ 401: a new token ── GET order ─┬─ placed: that is the result
 *            └─ no answer, a reload, back      ├─ still open: PATCH
 *                    next press ── GET order ──┴─ no answer: nothing is placed
 *
 * An attempt that may have placed the order stays `asked` until `completeOrderAtom` has reported the order.
 */
export async function placeOnce(services: OrderServices, customerOrderId: string): Promise<PlaceOrderResult> {
  if (orderAttempts.get(customerOrderId)) {
    try {
      const order = await findPlacedOrder(services.fetchOrder, customerOrderId);
      if (order) return { ok: true, order };
    } catch (error) {
      return { ok: false, error: { kind: 'unknown', code: 'UNKNOWN_ERROR', message: errorMessage(error) } };
    }
  }
  orderAttempts.set(customerOrderId, 'asked');
  const result = await services.placeOrder(customerOrderId, (id) => findPlacedOrder(services.fetchOrder, id));
  // Codes of `orderErrors` mean that the order was refused. After other failures it may have been placed.
  if (!result.ok && parseOrderErrorCode(result.error.code) !== 'other') orderAttempts.forget(customerOrderId);
  return result;
}

/**
 * Looks up an order after an attempt to place it. Undefined if it is still open.
 * @throws the error of `fetchOrder`; Error when the order is cancelled or its state is unknown
 */
export async function findPlacedOrder(
  fetchOrder: FetchOrder,
  customerOrderId: string,
): Promise<Order | undefined> {
  const order = await fetchOrder(customerOrderId);
  const state = order.customerOrderState;
  if (state === 'AMENDING' || state === 'PENDING') return undefined;
  if (state === 'CANCELLED' || state === 'UNKNOWN') {
    throw new Error(`Order ${customerOrderId} is ${state}: it was not placed`);
  }
  return order;
}
