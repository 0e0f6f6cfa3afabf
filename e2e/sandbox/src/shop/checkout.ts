import { Refusal } from '../refusal.ts';
import { wireInstant } from './london.ts';
import {
  containsGroceries,
  countConflicts,
  currentReservation,
  isOpen,
  minimumSpendMet,
  type Order,
} from './order.ts';
import { findOrder, openOrder, orderOf, type Shopper } from './shopper.ts';

type PlaceOrderRequest = { shopper: Shopper; order: Order; instantCheckout: boolean; now: Date };

/** Reasons to refuse an order, in the order of checking. Tests set other codes as faults. */
const refusals: readonly { code: string; message: string; when: (request: PlaceOrderRequest) => boolean }[] =
  [
    {
      code: '029',
      message: 'The slot is no longer reserved',
      when: ({ order }) => currentReservation(order) === undefined && order.reservations.length > 0,
    },
    {
      code: '017',
      message: 'No slot is booked',
      when: ({ order }) => currentReservation(order) === undefined,
    },
    {
      code: '058',
      message: 'The newly chosen slot is gone, the placed one is kept',
      when: ({ order, now }) => slotIsGone(order, now) && order.reservations.length > 1,
    },
    { code: '044', message: 'The slot is gone', when: ({ order, now }) => slotIsGone(order, now) },
    {
      code: '125',
      message: 'An entertaining collection needs an address in the account',
      when: ({ shopper, order }) =>
        serviceOf(order) === 'collection/entertaining' && shopper.addresses.length === 0,
    },
    {
      code: '041',
      message: 'Items in the trolley are not available',
      when: ({ order }) => countConflicts(order, 'hard') > 0,
    },
    {
      code: '043',
      message: 'A slot for groceries and entertaining needs a grocery item',
      when: ({ order }) =>
        serviceOf(order) === 'collection/groceriesandentertaining' && !containsGroceries(order),
    },
    { code: '042', message: 'The minimum spend is not met', when: ({ order }) => !minimumSpendMet(order) },
    {
      code: '127',
      message: 'Instant checkout is for amended orders with a saved card',
      when: ({ shopper, order, instantCheckout }) =>
        instantCheckout && !(order.state === 'AMENDING' && shopper.savedCard),
    },
  ];

/** Places an open or amended order. The trolley is then that of the next order. */
export const placeOrder = (request: PlaceOrderRequest): void => {
  const { shopper, order } = request;
  if (!isOpen(order)) {
    throw new Refusal(
      409,
      'ORDER_NOT_OPEN',
      `Order ${order.customerOrderId} is ${order.state}, it cannot be placed.`,
    );
  }
  const refusal = refusals.find(({ when }) => when(request));
  if (refusal) throw new Refusal(409, `ORDER_ORCHESTRATION_${refusal.code}`, refusal.message);

  for (const line of order.lines) line.reservedAmount = line.amount;
  const reservation = currentReservation(order);
  order.reservations = reservation ? [{ ...reservation, status: 'RESERVED', heldUntil: null }] : [];
  order.state = 'PLACED';
  order.beforeAmending = null;
  returnToShopping(shopper);
};

/** Whether the cut-off of a slot passed before an order in it was placed. */
const slotIsGone = (order: Order, now: Date): boolean => {
  const reservation = currentReservation(order);
  const placed = order.state === 'AMENDING' && reservation?.status === 'RESERVED';
  return !placed && reservation !== undefined && reservation.cutoff <= now;
};

const serviceOf = (order: Order) => currentReservation(order)?.service;

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
const returnToShopping = (shopper: Shopper): void => {
  const open = shopper.orders.find((order) => order.state === 'PENDING') ?? openOrder(shopper);
  shopper.currentOrderId = open.customerOrderId;
};
