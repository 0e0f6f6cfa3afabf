import { pounds } from '../values/money.fixtures.ts';
import { each } from '../values/quantity.fixtures.ts';
import type { Order } from './order.ts';

export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  customerOrderId: '5001',
  customerOrderState: 'PLACED',
  containsEntertainingLines: false,
  orderLines: [{ lineNumber: '111', price: pounds(1.2), quantity: each(2), reservedQuantity: 1 }],
  slots: [
    { slotType: 'DELIVERY', startDateTime: '2026-03-05T09:00:00Z', endDateTime: '2026-03-05T10:00:00Z' },
  ],
  totals: { estimated: { deliveryCharge: pounds(3) } },
  ...overrides,
});
