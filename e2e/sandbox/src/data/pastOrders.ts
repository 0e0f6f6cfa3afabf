import { addDays, londonDay } from '../shop/london.ts';
import type { Order, OrderLine, OrderState } from '../shop/order.ts';
import { type ServiceChoice, slotAt } from '../shop/slot.ts';

type PastOrder = { state: OrderState; inDays: number; service: ServiceChoice; items: Record<string, number> };

/** One order in each state that a placed order can have. The scenarios make orders in the other states. */
const specs: readonly PastOrder[] = [
  { state: 'COMPLETED', inDays: -35, service: 'delivery', items: { '111': 2, '112': 1, '118': 1, '120': 1 } },
  { state: 'CANCELLED', inDays: -28, service: 'collection/groceries', items: { '111': 1, '121': 2 } },
  { state: 'REFUND_PENDING', inDays: -7, service: 'delivery', items: { '113': 1, '116': 1.2, '119': 2 } },
  { state: 'PAID', inDays: -2, service: 'delivery', items: { '111': 4, '114': 2, '117': 3, '125': 1 } },
  { state: 'PICKED', inDays: 0, service: 'collection/groceries', items: { '115': 1, '118': 1, '123': 0.5 } },
  { state: 'FULFIL', inDays: 0, service: 'delivery', items: { '111': 2, '112': 2, '122': 300 } },
  { state: 'PAYMENT_FAILED', inDays: 4, service: 'delivery', items: { '118': 2, '119': 4, '121': 1 } },
  {
    state: 'PLACED',
    inDays: 5,
    service: 'delivery',
    items: { '111': 2, '113': 1, '116': 0.8, '118': 2, '119': 2, '121': 1 },
  },
];

const firstOrderId = 4001;

export const pastOrders = (now: Date): Order[] =>
  specs.map(({ state, inDays, service, items }, index) => ({
    customerOrderId: String(firstOrderId + index),
    state,
    lines: Object.entries(items).map(orderedLine),
    reservations: [
      {
        ...slotAt(service, addDays(londonDay(now), inDays), '15:00'),
        id: `r${firstOrderId + index}`,
        status: 'RESERVED',
        addressId: service === 'delivery' ? 'a1' : null,
        branchId: '753',
        heldUntil: null,
      },
    ],
    slotChangeable: true,
    beforeAmending: null,
  }));

const orderedLine = ([lineNumber, amount]: [string, number], index: number): OrderLine => ({
  trolleyItemId: String(index + 1),
  lineNumber,
  amount,
  reservedAmount: amount,
  stock: 'none',
  noteToShopper: null,
  personalisedMessage: null,
});
