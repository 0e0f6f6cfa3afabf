import addresses from '../data/addresses.json' with { type: 'json' };
import type { Shop } from '../data/catalogue.ts';
import pastOrderRecords from '../data/past-orders.json' with { type: 'json' };
import { conflict, existing } from '../refusal.ts';
import { addDays, londonDay } from './london.ts';
import type { Order, OrderState } from './order.ts';
import { type ServiceChoice, slotAt } from './slot.ts';

interface Address {
  id: string;
  name: string;
  line1: string;
  line2: string | null;
  town: string;
  region: string;
  postalCode: string;
}

/** What the services know about one visitor. Scenarios set it up, calls change it. */
export type Shopper = {
  /** Whose services the visitor calls. The second shop differs in data and in the forms of its answers. */
  shop: Shop;
  session: 'none' | 'customer' | 'support';
  customerId: string;
  defaultBranchId: string;
  addresses: readonly Address[];
  /** Whether the customer has a saved card. Instant checkout is allowed only with one. */
  savedCard: boolean;
  deliveryPass: 'UNKNOWN' | 'ACTIVE' | 'AVAILABLE';
  orders: Order[];
  currentOrderId: string | null;
  lastReservation: number;
  /** Season of the content that the visitor gets. */
  season: 'none' | 'christmas' | 'easter';
  /** Names of calls that answer 503. `trolley`: the trolley query answers with a failure and no trolley. */
  outages: Set<string>;
};

export const newShopper = (): Shopper => ({
  shop: 'first',
  session: 'none',
  customerId: '100001',
  defaultBranchId: '753',
  addresses,
  savedCard: true,
  deliveryPass: 'UNKNOWN',
  orders: [],
  currentOrderId: null,
  lastReservation: 0,
  season: 'none',
  outages: new Set(),
});

/** Starts a session of a customer or a support user. Adds past orders and an open order if there are none. */
export const signIn = (shopper: Shopper, now: Date, as: 'customer' | 'support' = 'customer'): void => {
  shopper.session = as;
  if (shopper.orders.length === 0) shopper.orders = pastOrders(now);
  if (shopper.currentOrderId === null) openOrder(shopper);
};

/** Registers a new customer without past orders, addresses or a saved card. */
export const register = (shopper: Shopper): void => {
  const { shop, season } = shopper;
  Object.assign(shopper, newShopper(), { shop, season, session: 'customer', customerId: '100002' });
  Object.assign(shopper, { addresses: [], savedCard: false });
  openOrder(shopper);
};

const firstOrderId = 5001;

export const openOrder = (shopper: Shopper): Order => {
  const newOrders = shopper.orders.filter(({ customerOrderId }) => Number(customerOrderId) >= firstOrderId);
  const order: Order = {
    customerOrderId: String(firstOrderId + newOrders.length),
    state: 'PENDING',
    lines: [],
    reservations: [],
    slotChangeable: true,
    beforeAmending: null,
  };
  shopper.orders.push(order);
  shopper.currentOrderId = order.customerOrderId;
  return order;
};

export const findOrder = (shopper: Shopper, customerOrderId: string): Order | undefined =>
  shopper.orders.find((order) => order.customerOrderId === customerOrderId);

export const orderOf = (shopper: Shopper, id: string): Order =>
  existing(findOrder(shopper, id), 'ORDER_NOT_FOUND', `There is no order ${id}.`);

export const currentOrder = (shopper: Shopper): Order | undefined =>
  shopper.currentOrderId === null ? undefined : findOrder(shopper, shopper.currentOrderId);

export const openOrderOf = (shopper: Shopper): Order => {
  const order = currentOrder(shopper);
  if (order === undefined) throw conflict('NO_ORDER', 'There is no open order to shop for.');
  return order;
};

const firstPastOrderId = 4001;

/** One past order in each state of a placed order. Orders in the other states, PENDING and AMENDING, come later. */
const pastOrders = (now: Date): Order[] =>
  pastOrderRecords.map(({ state, inDays, service, items }, index) => ({
    customerOrderId: String(firstPastOrderId + index),
    state: state as OrderState,
    lines: Object.entries(items).map(([lineNumber, amount], line) => ({
      trolleyItemId: String(line + 1),
      lineNumber,
      amount,
      reservedAmount: amount,
      stock: 'none',
    })),
    reservations: [
      {
        ...slotAt(service as ServiceChoice, addDays(londonDay(now), inDays), '15:00'),
        id: `r${firstPastOrderId + index}`,
        status: 'RESERVED',
        addressId: service === 'delivery' ? 'a1' : null,
        branchId: '753',
        heldUntil: null,
      },
    ],
    slotChangeable: true,
    beforeAmending: null,
  }));
