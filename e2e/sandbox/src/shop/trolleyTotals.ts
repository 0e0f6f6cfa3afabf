import { isEntertaining } from '../data/product.ts';
import { productOf } from '../data/products.ts';
import { type Conflict, currentReservation, type Order, type OrderLine } from './order.ts';
import type { Shopper } from './shopper.ts';

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

/** The conflict of a line. Deliveries carry no party food, and entertaining collections no groceries. */
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
