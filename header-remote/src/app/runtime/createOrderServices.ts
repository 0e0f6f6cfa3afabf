import { cancelAmend, fetchOrder, placeOrder, sendInstantCheckoutBeacon } from '../../services/orders.ts';
import type { OrderServiceClient } from '../../services/serviceClient.ts';
import type { Services } from '../../state/services.ts';

/** The services that only the dialogs of an order call. */
export type OrderServices = Pick<
  Services,
  'cancelAmend' | 'fetchOrder' | 'placeOrder' | 'sendInstantCheckoutBeacon'
>;

export interface OrderBackEnds {
  orders: OrderServiceClient;
  graph: Parameters<typeof cancelAmend>[0];
  beacon: Parameters<typeof sendInstantCheckoutBeacon>[0];
}

export const createOrderServices = ({ orders, graph, beacon }: OrderBackEnds): OrderServices => ({
  cancelAmend: cancelAmend(graph),
  fetchOrder: fetchOrder(orders),
  placeOrder: placeOrder(orders),
  sendInstantCheckoutBeacon: sendInstantCheckoutBeacon(beacon),
});
