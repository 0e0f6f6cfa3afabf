import { Refusal } from '../refusal.ts';
import { wireInstant } from './london.ts';
import { currentReservation, type Order } from './order.ts';
import { findOrder, openOrder, orderOf, type Shopper } from './shopper.ts';

/** Opens a placed order for changes. The trolley shows that order from then on. */
export const amend = (shopper: Shopper, customerOrderId: string, now: Date): Order => {
  const order = orderOf(shopper, customerOrderId);
  if (order.state !== 'PLACED') {
    throw new Refusal(409, 'ORDER_NOT_AMENDABLE', `Order ${customerOrderId} is ${order.state}, not PLACED.`);
  }
  const amended = shopper.orders.find(({ state }) => state === 'AMENDING');
  if (amended !== undefined) {
    throw new Refusal(
      409,
      'ORDER_NOT_AMENDABLE',
      `Order ${amended.customerOrderId} is being amended already.`,
    );
  }
  const cutoff = currentReservation(order)?.cutoff;
  if (cutoff !== undefined && cutoff <= now) {
    throw new Refusal(
      409,
      'ORDER_NOT_AMENDABLE',
      `Order ${customerOrderId} could be changed until ${wireInstant(cutoff)}.`,
    );
  }
  order.beforeAmending = structuredClone({ lines: order.lines, reservations: order.reservations });
  order.state = 'AMENDING';
  shopper.currentOrderId = customerOrderId;
  return order;
};

/** Restores the order as it was placed. Returns a failure if the order is not being amended. */
export const cancelAmend = (
  shopper: Shopper,
  customerOrderId: string,
): { message: string; type: string } | null => {
  const order = findOrder(shopper, customerOrderId);
  if (order?.beforeAmending == null) {
    return { message: `Order ${customerOrderId} is not being amended.`, type: 'ORDER_NOT_AMENDING' };
  }
  Object.assign(order, order.beforeAmending, { state: 'PLACED', beforeAmending: null });
  returnToShopping(shopper);
  return null;
};

/** Makes the open order the trolley again, when an order was placed or its amendment was cancelled. */
export const returnToShopping = (shopper: Shopper): void => {
  const open = shopper.orders.find((order) => order.state === 'PENDING') ?? openOrder(shopper);
  shopper.currentOrderId = open.customerOrderId;
};
