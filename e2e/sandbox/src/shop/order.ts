import { findProduct, isEntertaining, type Product, productOf } from '../data/catalogue.ts';
import { badRequest, existing } from '../refusal.ts';
import type { Shopper } from './shopper.ts';
import type { Slot } from './slot.ts';

export type OrderState =
  | 'AMENDING'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'FULFIL'
  | 'PAID'
  | 'PAYMENT_FAILED'
  | 'PENDING'
  | 'PICKED'
  | 'PLACED'
  | 'REFUND_PENDING';

/** `hard`: the item is not available with the slot. `soft`: only a part or a substitute is. */
type Conflict = 'none' | 'soft' | 'hard';

export type OrderLine = {
  trolleyItemId: string;
  lineNumber: string;
  amount: number;
  /** The amount in the placed order; 0 until it is placed. */
  reservedAmount: number;
  stock: Conflict;
};

export type Reservation = Slot & {
  id: string;
  /** UNCONFIRMED: chosen while amending. It replaces the old reservation when the order is placed again. */
  status: 'RESERVED' | 'UNCONFIRMED' | 'EXPIRED';
  addressId: string | null;
  branchId: string;
  /** When the reservation expires unless the order is placed; null = never. */
  heldUntil: Date | null;
};

/** A trolley is the lines of an order that is PENDING or AMENDING. */
export type Order = {
  customerOrderId: string;
  state: OrderState;
  lines: OrderLine[];
  reservations: Reservation[];
  slotChangeable: boolean;
  /** The order as it was placed, to restore it if the amendment is cancelled. */
  beforeAmending: Pick<Order, 'lines' | 'reservations'> | null;
};

/** The current reservation: a newly chosen one has priority over the one that it will replace. */
export const currentReservation = (order: Order): Reservation | undefined => {
  const live = order.reservations.filter((reservation) => reservation.status !== 'EXPIRED');
  return live.find((reservation) => reservation.status === 'UNCONFIRMED') ?? live[0];
};

export const isOpen = (order: Order): boolean => order.state === 'PENDING' || order.state === 'AMENDING';

/** Sets the amount of a product in the trolley: creates or changes its line, and removes it for 0. */
export const setItem = (order: Order, lineNumber: string, amount: number): void => {
  const message = `No product has line number ${lineNumber}.`;
  const { name, unit } = existing(findProduct(lineNumber), 'PRODUCT_NOT_FOUND', message);
  if (unit === 'C62' && !Number.isInteger(amount))
    throw badRequest(`amount: ${name} is sold by the piece, got ${amount}`);
  const line = order.lines.find((candidate) => candidate.lineNumber === lineNumber);
  if (amount === 0) {
    order.lines = order.lines.filter((candidate) => candidate !== line);
  } else if (line) {
    line.amount = amount;
  } else {
    const trolleyItemId = nextItemId(order);
    order.lines.push({ trolleyItemId, lineNumber, amount, reservedAmount: 0, stock: 'none' });
  }
};

const nextItemId = (order: Order): string =>
  String(1 + Math.max(0, ...order.lines.map((line) => Number(line.trolleyItemId))));

/** Minimum spends in pence; the delivery charge does not count towards them. */
export const deliveryMinimum = 4000;
export const collectionMinimum = 2000;

export const lineTotal = ({ lineNumber, amount }: OrderLine): number => {
  const { priceInPence, pricedPer } = productOf(lineNumber);
  return Math.round((priceInPence * amount) / pricedPer);
};

/** The sum of the items in pence. Unavailable items stay in the trolley and are not charged. */
export const itemTotal = (order: Order): number =>
  order.lines
    .filter((line) => conflictOf(order, line) !== 'hard')
    .reduce((sum, line) => sum + lineTotal(line), 0);

export const deliveryCharge = (shopper: Shopper, order: Order): number => {
  const reservation = currentReservation(order);
  const free = shopper.deliveryPass === 'ACTIVE' && reservation?.slotType === 'DELIVERY';
  return free ? 0 : (reservation?.chargeInPence ?? 0);
};

/** Without a slot the lower threshold applies. An entertaining collection has none. */
const minimumSpend = (order: Order): number => {
  switch (currentReservation(order)?.service) {
    case 'delivery':
      return deliveryMinimum;
    case 'collection/entertaining':
      return 0;
    default:
      return collectionMinimum;
  }
};

export const minimumSpendMet = (order: Order): boolean => itemTotal(order) >= minimumSpend(order);

/** `hard` if the slot's service excludes the line's kind of product (groceries or entertaining), else `line.stock`. */
export const conflictOf = (order: Order, line: OrderLine): Conflict => {
  const service = currentReservation(order)?.service;
  const entertaining = isEntertaining(productOf(line.lineNumber));
  if (service === 'collection/entertaining' && !entertaining) return 'hard';
  if ((service === 'delivery' || service === 'collection/groceries') && entertaining) return 'hard';
  return line.stock;
};

export const countConflicts = (order: Order, conflict: Conflict): number =>
  order.lines.filter((line) => conflictOf(order, line) === conflict).length;

export const containsEntertaining = (order: Order): boolean =>
  order.lines.some((line) => isEntertaining(productOf(line.lineNumber)));

export const containsGroceries = (order: Order): boolean =>
  order.lines.some((line) => !isEntertaining(productOf(line.lineNumber)));

/** Money in answers. The sandbox calculates in whole pence. */
export type Money = { amount: number; currencyCode: 'GBP' };

export const pounds = (pence: number): Money => ({ amount: pence / 100, currencyCode: 'GBP' });

export const retailPrice = ({ priceInPence, pricedPer, unit }: Product) => ({
  price: pounds(priceInPence),
  quantity: { amount: pricedPer, uom: unit },
});
