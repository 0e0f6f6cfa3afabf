import { conflict } from '../refusal.ts';
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

/** Why orders are refused. Tests set other codes as faults. */
const refusals = {
  '017': 'No slot is booked',
  '029': 'The slot is no longer reserved',
  '041': 'Items in the trolley are not available',
  '042': 'The minimum spend is not met',
  '043': 'A slot for groceries and entertaining needs a grocery item',
  '044': 'The slot is gone',
  '058': 'The newly chosen slot is gone, the placed one is kept',
  '125': 'An entertaining collection needs an address in the account',
  '127': 'Instant checkout is for amended orders with a saved card',
};

type RefusalCode = keyof typeof refusals;

const slotRefusal = ({ order, now }: PlaceOrderRequest): RefusalCode | undefined => {
  const reservation = currentReservation(order);
  if (reservation === undefined) return order.reservations.length > 0 ? '029' : '017';
  // The placed slot of an amended order stays valid after its cut-off.
  const isPlaced = order.state === 'AMENDING' && reservation.status === 'RESERVED';
  if (isPlaced || reservation.cutoff > now) return undefined;
  return order.reservations.length > 1 ? '058' : '044';
};

const orderRefusal = ({ shopper, order, instantCheckout }: PlaceOrderRequest): RefusalCode | undefined => {
  const service = currentReservation(order)?.service;
  if (service === 'collection/entertaining' && shopper.addresses.length === 0) return '125';
  if (countConflicts(order, 'hard') > 0) return '041';
  if (service === 'collection/groceriesandentertaining' && !containsGroceries(order)) return '043';
  if (!minimumSpendMet(order)) return '042';
  return instantCheckout && !(order.state === 'AMENDING' && shopper.savedCard) ? '127' : undefined;
};

/** Places an open or amended order. The trolley is then that of the next order. */
export const placeOrder = (request: PlaceOrderRequest): void => {
  const { shopper, order } = request;
  if (!isOpen(order))
    throw conflict(
      'ORDER_NOT_OPEN',
      `Order ${order.customerOrderId} is ${order.state}, it cannot be placed.`,
    );
  const code = slotRefusal(request) ?? orderRefusal(request);
  if (code) throw conflict(`ORDER_ORCHESTRATION_${code}`, refusals[code]);

  for (const line of order.lines) line.reservedAmount = line.amount;
  const reservation = currentReservation(order);
  order.reservations = reservation ? [{ ...reservation, status: 'RESERVED', heldUntil: null }] : [];
  order.state = 'PLACED';
  order.beforeAmending = null;
  returnToShopping(shopper);
};

/** Opens a placed order for changes. The trolley shows that order from then on. */
export const amend = (shopper: Shopper, customerOrderId: string, now: Date): Order => {
  const order = orderOf(shopper, customerOrderId);
  const notAmendable = (message: string) => conflict('ORDER_NOT_AMENDABLE', message);
  if (order.state !== 'PLACED') throw notAmendable(`Order ${customerOrderId} is ${order.state}, not PLACED.`);
  const amended = shopper.orders.find(({ state }) => state === 'AMENDING');
  if (amended) throw notAmendable(`Order ${amended.customerOrderId} is being amended already.`);
  const cutoff = currentReservation(order)?.cutoff;
  if (cutoff !== undefined && cutoff <= now)
    throw notAmendable(`Order ${customerOrderId} could be changed until ${wireInstant(cutoff)}.`);
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
