import { Hono } from 'hono';
import type { Product } from '../data/product.ts';
import { products } from '../data/products.ts';
import { needsLogin, receives, type SandboxEnv } from '../exchange.ts';
import { readFields, readNumber } from '../readBody.ts';
import { Refusal } from '../refusal.ts';
import { pounds } from '../shop/money.ts';
import { setItem } from '../shop/setItem.ts';
import { currentOrder } from '../shop/shopper.ts';
import type { World } from '../world.ts';

/** The shop's own calls: page teams use them, the header never does. Known by cookie or by token. */
export const shopService = (world: World) =>
  new Hono<SandboxEnv>()
    .basePath('/shop/v1')
    .get('/products', receives(world, 'products', 'cookie'), (c) => {
      const { category, search } = c.req.query();
      return c.json({
        products: products.filter((product) => matches(product, { category, search })).map(onShelf),
      });
    })
    .put('/trolley/items/:lineNumber', receives(world, 'setItem', 'cookie'), async (c) => {
      const order = currentOrder(needsLogin(c, 'cookie').shopper);
      if (order === undefined) throw new Refusal(409, 'NO_ORDER', 'There is no open order to shop for.');
      const { amount } = await readFields(c.req.raw);
      setItem(
        order,
        c.req.param('lineNumber'),
        readNumber(amount, 'amount', { min: 0, max: 10_000, whole: false }),
      );
      return c.body(null, 204);
    });

type Filter = { category: string | undefined; search: string | undefined };

const matches = (product: Product, { category, search }: Filter): boolean =>
  (category === undefined || product.categoryId === category) &&
  (search === undefined || product.name.toLowerCase().includes(search.toLowerCase()));

const onShelf = (product: Product) => ({
  lineNumber: product.lineNumber,
  productId: product.productId,
  name: product.name,
  categoryId: product.categoryId,
  range: product.range,
  retailPrice: {
    price: pounds(product.priceInPence),
    quantity: { amount: product.pricedPer, uom: product.unit },
  },
});
