import { buildSchema, graphql } from 'graphql';
import { Hono } from 'hono';
import { needsLogin, receiveCall, type SandboxContext, type SandboxEnv } from '../context.ts';
import { productOf } from '../data/catalogue.ts';
import { asFields, readFields, readText } from '../readBody.ts';
import { cancelAmend } from '../shop/checkout.ts';
import {
  collectionMinimum,
  containsEntertaining,
  countConflicts,
  deliveryCharge,
  deliveryMinimum,
  itemTotal,
  lineTotal,
  minimumSpendMet,
  type Order,
  type OrderLine,
  pounds,
  retailPrice,
} from '../shop/order.ts';
import { findOrder, type Shopper } from '../shop/shopper.ts';
import type { World } from '../world.ts';

/** The GraphQL schema of the trolley. */
const schema = buildSchema(/* GraphQL */ `
type Query {
  getTrolley(orderId: ID!): TrolleyResult
  getOrder(orderId: String): Order
}
type Mutation { cancelAmendOrder(orderId: ID!): CancelResult }
type TrolleyResult { slotChangeable: Boolean, instantCheckout: String, trolley: Trolley, failures: [Failure!] }
type CancelResult { failures: [Failure!] }
type Failure { message: String, type: String }
type Trolley { orderId: ID, amendingOrder: Boolean, trolleyItems: [TrolleyItem!], trolleyTotals: TrolleyTotals }
type TrolleyItem {
  trolleyItemId: ID, lineNumber: String, productId: ID, noteToShopper: String, personalisedMessage: String
  reservedQuantity: Float, quantity: Quantity, price: Money, totalPrice: Money, retailPrice: RetailPrice
}
type RetailPrice { price: Money, quantity: Quantity }
type TrolleyTotals {
  minimumSpendThresholdMet: Boolean, itemTotalEstimatedCost: Money, totalEstimatedCost: Money
  collectionMinimumOrderValue: Money, deliveryMinimumOrderValue: Money, trolleyItemCounts: TrolleyItemCounts
}
type TrolleyItemCounts { hardConflicts: Int, softConflicts: Int, noConflicts: Int }
type Order { containsEntertainingLines: Boolean }
type Money { amount: Float, currencyCode: String }
type Quantity { amount: Float, uom: String }
`);

export const trolleyService = (world: World) =>
  new Hono<SandboxEnv>().post('/graph/live', receiveCall(world, callByTag), async (c) => {
    const { shopper } = needsLogin(c);
    const { query, variables, operationName } = await readFields(c.req.raw);
    const result = await graphql({
      schema,
      source: readText(query, 'query'),
      rootValue: resolversFor(shopper),
      variableValues: variables == null ? {} : asFields(variables, 'variables'),
      ...(typeof operationName === 'string' && { operationName }),
    });
    return c.json(result, 'data' in result ? 200 : 400);
  });

/** The query parameter `tag` names the operation. */
const callByTag = (c: SandboxContext) =>
  c.req.query('tag') === 'cancel-amend-order' ? 'cancelAmend' : 'getTrolley';

/** The GraphQL root value for one customer. */
const resolversFor = (shopper: Shopper) => ({
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
  // In the second shop only the shopping context names the order.
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
    noteToShopper: null,
    personalisedMessage: null,
    reservedQuantity: line.reservedAmount,
    quantity: { amount: line.amount, uom: product.unit },
    price: pounds(product.priceInPence),
    totalPrice: pounds(lineTotal(line)),
    retailPrice: retailPrice(product),
  };
};
