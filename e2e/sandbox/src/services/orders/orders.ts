import { Hono } from 'hono';
import { needsLogin, receiveCall, type SandboxEnv } from '../../context.ts';
import { productOf } from '../../data/products.ts';
import { asFields, readFields, readOneOf } from '../../readBody.ts';
import { wireInstant } from '../../shop/london.ts';
import { pounds } from '../../shop/money.ts';
import { currentReservation, type Order, type OrderLine } from '../../shop/order.ts';
import { placeOrder } from '../../shop/placeOrder.ts';
import { orderOf, type Shopper } from '../../shop/shopper.ts';
import { containsEntertaining, deliveryCharge } from '../../shop/trolleyTotals.ts';
import type { World } from '../../world.ts';

export const ordersService = (world: World) =>
  new Hono<SandboxEnv>()
    .basePath('/v1/orders')
    .get('/:id', receiveCall(world, 'getOrder'), (c) => {
      const { shopper } = needsLogin(c);
      return c.json(orderAnswer(shopper, orderOf(shopper, c.req.param('id'))));
    })
    .patch('/:id/place', receiveCall(world, 'placeOrder'), async (c) => {
      const { shopper } = needsLogin(c);
      const { event, orderOptions = {} } = await readFields(c.req.raw);
      readOneOf(event, 'event', ['PLACE']);
      const order = orderOf(shopper, c.req.param('id'));
      const instantCheckout = asFields(orderOptions, 'orderOptions').instantCheckout === true;
      placeOrder({ shopper, order, instantCheckout, now: world.now() });
      return c.json(orderAnswer(shopper, order));
    });

const orderAnswer = (shopper: Shopper, order: Order) => {
  const slot = currentReservation(order);
  return {
    customerOrderId: order.customerOrderId,
    customerOrderState: order.state,
    containsEntertainingLines: containsEntertaining(order),
    orderLines: order.lines.map(orderLine),
    slots: slot
      ? [
          {
            slotType: slot.slotType,
            startDateTime: wireInstant(slot.start),
            endDateTime: wireInstant(slot.end),
          },
        ]
      : [],
    totals: { estimated: { deliveryCharge: pounds(deliveryCharge(shopper, order)) } },
  };
};

const orderLine = (line: OrderLine) => {
  const product = productOf(line.lineNumber);
  return {
    lineNumber: line.lineNumber,
    price: pounds(product.priceInPence),
    quantity: { amount: line.amount, uom: product.unit },
    reservedQuantity: line.reservedAmount,
  };
};
