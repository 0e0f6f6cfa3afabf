import { type Order, orderSchema, parseContract } from '@grocer/shared-contracts';
import type { OrderServiceClient } from '../serviceClient.ts';

export type FetchOrder = (customerOrderId: string) => Promise<Order>;

export const fetchOrder =
  ({ http, base, timeoutMs }: OrderServiceClient): FetchOrder =>
  async (customerOrderId) => {
    const url = `${base}/v1/orders/${encodeURIComponent(customerOrderId)}`;
    return parseContract(orderSchema, await http.send({ service: 'orders', url, timeoutMs }), 'orders');
  };
