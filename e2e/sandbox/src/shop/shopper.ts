import type { Order } from './order.ts';

export type Address = {
  id: string;
  name: string;
  line1: string;
  line2: string | null;
  town: string;
  region: string;
  postalCode: string;
};

/** Everything the services know about one visitor's customer. Scenarios arrange it, calls change it. */
export type Shopper = {
  session: 'none' | 'customer' | 'support';
  customerId: string;
  email: string;
  defaultBranchId: string;
  addresses: Address[];
  /** Instant checkout pays with it; without one the trolley says why it is not allowed. */
  savedCard: boolean;
  deliveryPass: 'UNKNOWN' | 'ACTIVE' | 'AVAILABLE';
  orders: Order[];
  currentOrderId: string | null;
  /** Services that are down for this shopper. */
  outages: Set<string>;
};

export const newShopper = (): Shopper => ({
  session: 'none',
  customerId: '100001',
  email: 'shopper@grocer.example',
  defaultBranchId: '753',
  addresses: [
    {
      id: 'a1',
      name: 'Home',
      line1: '1 High Street',
      line2: null,
      town: 'Bath',
      region: 'Somerset',
      postalCode: 'BA1 1AA',
    },
  ],
  savedCard: true,
  deliveryPass: 'UNKNOWN',
  orders: [],
  currentOrderId: null,
  outages: new Set(),
});

/** Signing in opens an order to shop for, if there is none. */
export const signIn = (shopper: Shopper, as: 'customer' | 'support' = 'customer'): void => {
  shopper.session = as;
  if (shopper.currentOrderId === null) openOrder(shopper);
};

export const signOut = (shopper: Shopper): void => {
  shopper.session = 'none';
};

export const openOrder = (shopper: Shopper): Order => {
  const order: Order = {
    customerOrderId: String(5001 + shopper.orders.length),
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

export const currentOrder = (shopper: Shopper): Order | undefined =>
  shopper.currentOrderId === null ? undefined : findOrder(shopper, shopper.currentOrderId);
