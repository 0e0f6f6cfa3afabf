import { Hono } from 'hono';
import { products, productsIn } from '../data/products.ts';
import { findCategory } from '../data/taxonomy.ts';
import { needsLogin, receives, type SandboxEnv } from '../exchange.ts';
import { picturesAt } from '../picturesAt.ts';
import { readFields, readNumber } from '../readBody.ts';
import { Refusal } from '../refusal.ts';
import { amend } from '../shop/amend.ts';
import { fold } from '../shop/fold.ts';
import { setItem } from '../shop/setItem.ts';
import { openOrderOf } from '../shop/shopper.ts';
import type { World } from '../world.ts';
import { orderSummary, productAnswer } from './shopAnswers.ts';

/** The shop's own calls for shopping and for my orders: page teams use them, the header never does. */
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
