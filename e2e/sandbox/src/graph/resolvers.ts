import { productOf } from '../data/products.ts';
import { cancelAmend } from '../shop/amend.ts';
import { pounds } from '../shop/money.ts';
import type { Order, OrderLine } from '../shop/order.ts';
import { findOrder, type Shopper } from '../shop/shopper.ts';
import {
  collectionMinimum,
  containsEntertaining,
  countConflicts,
  deliveryCharge,
  deliveryMinimum,
  itemTotal,
  lineTotal,
  minimumSpendMet,
} from '../shop/trolleyTotals.ts';

/** The GraphQL root value for one customer. */
export const resolversFor = (shopper: Shopper) => ({
  getTrolley: ({ orderId }: { orderId: string }) => trolleyResult(shopper, orderId),
  getOrder: ({ orderId }: { orderId: string | null }) => {
    const order = orderId == null ? undefined : findOrder(shopper, orderId);
    return order && { containsEntertainingLines: containsEntertaining(order) };
  },
  cancelAmendOrder: ({ orderId }: { orderId: string }) => {
    const failure = cancelAmend(shopper, orderId);
    return { failures: failure && [failure] };
  },
});

const trolleyResult = (shopper: Shopper, orderId: string) => {
  const order = findOrder(shopper, orderId);
  if (shopper.outages.has('trolley'))
    return failed('TROLLEY_UNAVAILABLE', 'The trolley cannot be loaded at the moment.');
  if (order === undefined) return failed('ORDER_NOT_FOUND', `There is no order ${orderId}.`);
  return {
    slotChangeable: order.slotChangeable,
    instantCheckout: instantCheckout(shopper, order),
    trolley: trolley(shopper, order),
    failures: null,
  };
};

const failed = (type: string, message: string) => ({ trolley: null, failures: [{ type, message }] });

const instantCheckout = (shopper: Shopper, order: Order): string => {
  if (order.state !== 'AMENDING') return 'NOT_AMENDING';
  return shopper.savedCard ? 'ALLOWED' : 'NO_SAVED_CARD';
};

const trolley = (shopper: Shopper, order: Order) => ({
  // The second shop leaves the order to the shopping context.
  orderId: shopper.shop === 'second' ? null : order.customerOrderId,
  amendingOrder: order.state === 'AMENDING',
  trolleyItems: order.lines.map(trolleyItem),
  trolleyTotals: {
    minimumSpendThresholdMet: minimumSpendMet(order),
    itemTotalEstimatedCost: pounds(itemTotal(order)),
    totalEstimatedCost: pounds(itemTotal(order) + deliveryCharge(shopper, order)),
    collectionMinimumOrderValue: pounds(collectionMinimum),
    deliveryMinimumOrderValue: pounds(deliveryMinimum),
    trolleyItemCounts: {
      hardConflicts: countConflicts(order, 'hard'),
      softConflicts: countConflicts(order, 'soft'),
      noConflicts: countConflicts(order, 'none'),
    },
  },
});

const trolleyItem = (line: OrderLine) => {
  const product = productOf(line.lineNumber);
  return {
    trolleyItemId: line.trolleyItemId,
    lineNumber: line.lineNumber,
    productId: product.productId,
    noteToShopper: line.noteToShopper,
    personalisedMessage: line.personalisedMessage,
    reservedQuantity: line.reservedAmount,
    quantity: { amount: line.amount, uom: product.unit },
    price: pounds(product.priceInPence),
    totalPrice: pounds(lineTotal(line)),
    retailPrice: {
      price: pounds(product.priceInPence),
      quantity: { amount: product.pricedPer, uom: product.unit },
    },
  };
};
