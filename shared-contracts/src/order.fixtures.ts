import { pounds } from './money.fixtures.ts';
import type { Order } from './order.ts';
import { each } from './quantity.fixtures.ts';

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
