import { Hono } from 'hono';
import { needsLogin, receiveCall, type SandboxEnv } from '../context.ts';
import { productOf } from '../data/catalogue.ts';
import { asFields, readFields, readOneOf, readText } from '../readBody.ts';
import { badRequest } from '../refusal.ts';
import { placeOrder } from '../shop/checkout.ts';
import { wireInstant } from '../shop/london.ts';
import {
  containsEntertaining,
  currentReservation,
  deliveryCharge,
  type Order,
  pounds,
} from '../shop/order.ts';
import { orderOf, type Shopper } from '../shop/shopper.ts';
import type { Slot } from '../shop/slot.ts';
import type { World } from '../world.ts';

/** Orders, and the beacon of instant checkout. Pages send the beacon to the site, whose server may forward it here. */
export const ordersService = (world: World) =>
  new Hono<SandboxEnv>()
    .get('/v1/orders/:id', receiveCall(world, 'getOrder'), (c) => {
      const { shopper } = needsLogin(c);
      return c.json(orderAnswer(shopper, orderOf(shopper, c.req.param('id'))));
    })
    .patch('/v1/orders/:id/place', receiveCall(world, 'placeOrder'), async (c) => {
      const { shopper } = needsLogin(c);
      const { event, orderOptions = {} } = await readFields(c.req.raw);
      readOneOf(event, 'event', ['PLACE']);
      const order = orderOf(shopper, c.req.param('id'));
      const instantCheckout = asFields(orderOptions, 'orderOptions').instantCheckout === true;
      placeOrder({ shopper, order, instantCheckout, now: world.now() });
      return c.json(orderAnswer(shopper, order));
    })
    .post(
      '/mfe/common/api/v1/instantCheckoutTransactionComplete',
      receiveCall(world, 'beacon'),
      async (c) => {
        needsLogin(c);
        const notice = await readFields(c.req.raw);
        readText(notice.customerOrderId, 'customerOrderId');
        const items = notice.instantCheckoutTrolleyItems;
        if (!Array.isArray(items)) throw badRequest('instantCheckoutTrolleyItems: expected a list');
        for (const [index, item] of items.entries()) {
          const where = `instantCheckoutTrolleyItems[${index}]`;
          readText(asFields(item, where).lineNumber, `${where}.lineNumber`);
        }
        return c.body(null, 204);
      },
    );

const orderAnswer = (shopper: Shopper, order: Order) => {
  const slot = currentReservation(order);
  return {
    customerOrderId: order.customerOrderId,
    customerOrderState: order.state,
    containsEntertainingLines: containsEntertaining(order),
    orderLines: order.lines.map(({ lineNumber, amount, reservedAmount }) => {
      const { priceInPence, unit } = productOf(lineNumber);
      return {
        lineNumber,
        price: pounds(priceInPence),
        quantity: { amount, uom: unit },
        reservedQuantity: reservedAmount,
      };
    }),
    slots: slot ? [slotAnswer(slot)] : [],
    totals: { estimated: { deliveryCharge: pounds(deliveryCharge(shopper, order)) } },
  };
};

const slotAnswer = ({ slotType, start, end }: Slot) => ({
  slotType,
  startDateTime: wireInstant(start),
  endDateTime: wireInstant(end),
});
