import { Hono } from 'hono';
import { needsLogin, receiveCall, type SandboxEnv } from '../../context.ts';
import type { Category } from '../../data/category.ts';
import type { Catalogue } from '../../data/createCatalogue.ts';
import { findProduct, products, productsIn } from '../../data/products.ts';
import { picturesAt } from '../../picturesAt.ts';
import { readFields, readNumber } from '../../readBody.ts';
import { Refusal } from '../../refusal.ts';
import { catalogueOf } from '../../second-shop/catalogueOf.ts';
import { secondProductsIn } from '../../second-shop/secondProductsIn.ts';
import { amend } from '../../shop/amend.ts';
import { correctSpelling } from '../../shop/correctSpelling.ts';
import { normalizeText } from '../../shop/normalizeText.ts';
import { setItem } from '../../shop/setItem.ts';
import { openOrderOf, orderOf, type Shopper } from '../../shop/shopper.ts';
import type { World } from '../../world.ts';
import { categoryAnswer, orderDetails, orderSummary, productAnswer } from './shopAnswers.ts';

/** The shop's own calls for shopping and for orders. Page teams use them, the header never does. */
export const shopService = (world: World) =>
  new Hono<SandboxEnv>()
    .basePath('/shop/v1')
    .get('/products', receiveCall(world, 'products', 'cookie'), (c) => {
      const { category: id, search = '', lineNumbers, size = '1000' } = c.req.query();
      const { shopper } = c.get('visitor');
      const catalogue = catalogueOf(shopper);
      const category = categoryOf(catalogue, id);
      const words = normalizeText(search).split(' ');
      const found = rangeOf(shopper, category, lineNumbers).filter(({ name }) =>
        words.every((word) => normalizeText(name).includes(word)),
      );
      const page = found.slice(0, readNumber(Number(size), 'size', { min: 1, max: 1000 }));
      const pictures = picturesAt(new URL(c.req.url).origin);
      return c.json({
        products: page.map((product) => productAnswer(product, pictures)),
        total: found.length,
        category: category ? categoryAnswer(catalogue, category) : null,
        spelling: found.length === 0 ? (correctSpelling(search) ?? null) : null,
      });
    })
    .get('/trolley', receiveCall(world, 'trolleyPage', 'cookie'), (c) => {
      const { shopper } = needsLogin(c, 'cookie');
      const pictures = picturesAt(new URL(c.req.url).origin);
      return c.json(orderDetails(shopper, openOrderOf(shopper), pictures));
    })
    .put('/trolley/items/:lineNumber', receiveCall(world, 'setItem', 'cookie'), async (c) => {
      const order = openOrderOf(needsLogin(c, 'cookie').shopper);
      const { amount } = await readFields(c.req.raw);
      setItem(
        order,
        c.req.param('lineNumber'),
        readNumber(amount, 'amount', { min: 0, max: 10_000, whole: false }),
      );
      return c.body(null, 204);
    })
    .get('/orders', receiveCall(world, 'orders', 'cookie'), (c) => {
      const { shopper } = needsLogin(c, 'cookie');
      return c.json({ orders: shopper.orders.toReversed().map((order) => orderSummary(shopper, order)) });
    })
    .get('/orders/:id', receiveCall(world, 'orderPage', 'cookie'), (c) => {
      const { shopper } = needsLogin(c, 'cookie');
      const pictures = picturesAt(new URL(c.req.url).origin);
      return c.json(orderDetails(shopper, orderOf(shopper, c.req.param('id')), pictures));
    })
    .post('/orders/:id/amend', receiveCall(world, 'amend', 'cookie'), (c) => {
      const { shopper } = needsLogin(c, 'cookie');
      return c.json(orderSummary(shopper, amend(shopper, c.req.param('id'), world.now())));
    });

const categoryOf = ({ findCategory }: Catalogue, id: string | undefined): Category | undefined => {
  if (id === undefined) return undefined;
  const category = findCategory(id);
  if (category === undefined) throw new Refusal(404, 'CATEGORY_NOT_FOUND', `There is no category ${id}.`);
  return category;
};

/** The products to search in. Unknown line numbers are left out. */
const rangeOf = (
  { shop }: Pick<Shopper, 'shop'>,
  category: Category | undefined,
  lineNumbers: string | undefined,
) => {
  if (lineNumbers !== undefined)
    return lineNumbers.split(',').flatMap((lineNumber) => findProduct(lineNumber) ?? []);
  if (!category) return products;
  return shop === 'second' ? secondProductsIn(category) : productsIn(category);
};
