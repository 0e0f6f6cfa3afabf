import type { Product } from '../data/product.ts';
import { productOf } from '../data/products.ts';
import { type Conflict, currentReservation, type Order, type OrderLine } from './order.ts';
import type { Shopper } from './shopper.ts';

/** Minimum spends in pence; the delivery charge does not count towards them. */
export const deliveryMinimum = 4000;
export const collectionMinimum = 2000;

export const lineTotal = (line: OrderLine): number => totalOf(productOf(line.lineNumber), line.amount);

/** Items that the slot cannot bring are in the trolley and are not charged. */
export const itemTotal = (order: Order): number =>
  order.lines.filter((line) => line.conflict !== 'hard').reduce((sum, line) => sum + lineTotal(line), 0);

export const deliveryCharge = (shopper: Shopper, order: Order): number => {
  const reservation = currentReservation(order);
  const free = shopper.deliveryPass === 'ACTIVE' && reservation?.slotType === 'DELIVERY';
  return free ? 0 : (reservation?.chargeInPence ?? 0);
};

/** Without a slot the lower threshold counts (clarification 94); entertaining collection has none. */
export const minimumSpend = (order: Order): number => {
  switch (currentReservation(order)?.slotType) {
    case 'DELIVERY':
    case 'DELIVERY_SERVICE':
      return deliveryMinimum;
    case 'ENTERTAINING_COLLECTION':
      return 0;
    default:
      return collectionMinimum;
  }
};

export const minimumSpendMet = (order: Order): boolean => itemTotal(order) >= minimumSpend(order);

export const countConflicts = (order: Order, conflict: Conflict): number =>
  order.lines.filter((line) => line.conflict === conflict).length;

export const containsEntertaining = (order: Order): boolean =>
  order.lines.some((line) => productOf(line.lineNumber).range === 'ENTERTAINING');

const totalOf = (product: Product, amount: number): number =>
  Math.round((product.priceInPence * amount) / product.pricedPer);
