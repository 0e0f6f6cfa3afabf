import { Refusal } from '../refusal.ts';
import { wireInstant } from './london.ts';
import { currentReservation, type Order } from './order.ts';
import { findOrder, openOrder, orderOf, type Shopper } from './shopper.ts';

/** Opens a placed order for changes; it becomes the order that the trolley shows. */
export const amend = (shopper: Shopper, customerOrderId: string, now: Date): Order => {
  const order = orderOf(shopper, customerOrderId);
  if (order.state !== 'PLACED') {
    throw new Refusal(409, 'ORDER_NOT_AMENDABLE', `Order ${customerOrderId} is ${order.state}, not PLACED.`);
  }
  const other = shopper.orders.find(({ state }) => state === 'AMENDING');
  if (other !== undefined) {
    throw new Refusal(409, 'ORDER_NOT_AMENDABLE', `Order ${other.customerOrderId} is being amended already.`);
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

/** Gives back the order as it was placed; returns the failure where there is nothing to give back. */
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

/** After an order is placed or its amendment cancelled, the trolley is that of the open order. */
export const returnToShopping = (shopper: Shopper): void => {
  const open = shopper.orders.find((order) => order.state === 'PENDING') ?? openOrder(shopper);
  shopper.currentOrderId = open.customerOrderId;
};
