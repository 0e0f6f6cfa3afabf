import { cancelAmend, fetchOrder, placeOrder, sendInstantCheckoutBeacon } from '../../services/orders.ts';
import type { OrderServiceClient } from '../../services/serviceClient.ts';
import type { OrderServices } from '../../state/services.ts';

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
