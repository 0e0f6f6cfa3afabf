import { Hono } from 'hono';
import { products, productsIn } from '../data/products.ts';
import { findCategory } from '../data/taxonomy.ts';
import { needsLogin, receives, type SandboxEnv } from '../exchange.ts';
import { picturesAt } from '../picturesAt.ts';
import { readFields, readNumber, readOneOf, readText } from '../readBody.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { amend } from '../shop/amend.ts';
import { fold } from '../shop/fold.ts';
import { londonDay, wireInstant } from '../shop/london.ts';
import { pounds } from '../shop/money.ts';
import type { Order } from '../shop/order.ts';
import { reserveSlot } from '../shop/reserveSlot.ts';
import { setItem } from '../shop/setItem.ts';
import { currentOrder, type Shopper } from '../shop/shopper.ts';
import { isAvailable, type Slot, serviceChoices, slotsOnOffer } from '../shop/slot.ts';
import type { World } from '../world.ts';
import { orderSummary, productAnswer } from './shopAnswers.ts';
import { reservationAnswer } from './slots.ts';

/** The shop's own calls: page teams use them, the header never does. Known by cookie or by token. */
export const shopService = (world: World) =>
  new Hono<SandboxEnv>()
    .basePath('/shop/v1')
    .get('/products', receives(world, 'products', 'cookie'), (c) => {
      const { category, search = '' } = c.req.query();
      const words = fold(search).split(' ');
      const found = inCategory(category).filter(({ name }) =>
        words.every((word) => fold(name).includes(word)),
      );
      const pictures = picturesAt(new URL(c.req.url).origin);
      return c.json({ products: found.map((product) => productAnswer(product, pictures)) });
    })
    .put('/trolley/items/:lineNumber', receives(world, 'setItem', 'cookie'), async (c) => {
      const order = openOrderOf(needsLogin(c, 'cookie').shopper);
      const { amount } = await readFields(c.req.raw);
      setItem(
        order,
        c.req.param('lineNumber'),
        readNumber(amount, 'amount', { min: 0, max: 10_000, whole: false }),
      );
      return c.body(null, 204);
    })
    .get('/slots', receives(world, 'slotsOnOffer', 'cookie'), (c) => {
      const service = readOneOf(c.req.query('service'), 'service', serviceChoices);
      const from = readDay(c.req.query('from') ?? londonDay(world.now()));
      return c.json({
        slots: slotsOnOffer(service, from, world.now()).map((slot) => slotAnswer(slot, world.now())),
      });
    })
    .post('/slot-reservations', receives(world, 'bookSlot', 'cookie'), async (c) => {
      const { shopper } = needsLogin(c, 'cookie');
      const fields = await readFields(c.req.raw);
      const slot = slotToBook(world, fields);
      const place = {
        addressId: readId(fields.addressId, 'addressId'),
        branchId: readId(fields.branchId, 'branchId'),
      };
      const reservation = reserveSlot(shopper, openOrderOf(shopper), { slot, place, now: world.now() });
      return c.json(reservationAnswer(reservation), 201);
    })
    .get('/orders', receives(world, 'orders', 'cookie'), (c) => {
      const { shopper } = needsLogin(c, 'cookie');
      return c.json({ orders: shopper.orders.toReversed().map((order) => orderSummary(shopper, order)) });
    })
    .post('/orders/:id/amend', receives(world, 'amend', 'cookie'), (c) => {
      const { shopper } = needsLogin(c, 'cookie');
      return c.json(orderSummary(shopper, amend(shopper, c.req.param('id'), world.now())));
    });

const inCategory = (id: string | undefined) => {
  if (id === undefined) return products;
  const category = findCategory(id);
  if (category === undefined) throw new Refusal(404, 'CATEGORY_NOT_FOUND', `There is no category ${id}.`);
  return productsIn(category);
};

const openOrderOf = (shopper: Shopper): Order => {
  const order = currentOrder(shopper);
  if (order === undefined) throw new Refusal(409, 'NO_ORDER', 'There is no open order to shop for.');
  return order;
};

const slotToBook = (world: World, fields: Record<string, unknown>): Slot => {
  const service = readOneOf(fields.service, 'service', serviceChoices);
  const start = new Date(readText(fields.startDateTime, 'startDateTime'));
  const onOffer = slotsOnOffer(service, londonDay(world.now()), world.now());
  const slot = onOffer.find((other) => other.start.getTime() === start.getTime());
  if (slot === undefined)
    throw new Refusal(404, 'SLOT_NOT_FOUND', `${service} has no slot at ${fields.startDateTime}.`);
  if (!isAvailable(slot, world.now())) {
    throw new Refusal(
      409,
      'SLOT_UNAVAILABLE',
      `The slot at ${fields.startDateTime} cannot be booked any more.`,
    );
  }
  return slot;
};

const slotAnswer = (slot: Slot, now: Date) => ({
  service: slot.service,
  slotType: slot.slotType,
  startDateTime: wireInstant(slot.start),
  endDateTime: wireInstant(slot.end),
  amendOrderCutoffDateTime: wireInstant(slot.cutoff),
  charge: pounds(slot.chargeInPence),
  available: isAvailable(slot, now),
});

const readId = (value: unknown, where: string): string | undefined =>
  value == null ? undefined : readText(value, where);

const readDay = (day: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  throw badRequest(`from: expected a day like 2026-03-05, got ${JSON.stringify(day)}`);
};
