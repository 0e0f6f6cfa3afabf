import { Hono } from 'hono';
import { needsLogin, originOf, receiveCall, type SandboxEnv } from '../context.ts';
import {
  type Catalogue,
  type Category,
  catalogueOf,
  findProduct,
  isEntertaining,
  normalizeText,
  type Product,
  productOf,
  products,
  productsIn,
  type Shop,
} from '../data/catalogue.ts';
import { readFields, readNumber } from '../readBody.ts';
import { existing } from '../refusal.ts';
import { amend } from '../shop/checkout.ts';
import {
  conflictOf,
  currentReservation,
  deliveryCharge,
  itemTotal,
  lineTotal,
  type Order,
  pounds,
  retailPrice,
  setItem,
} from '../shop/order.ts';
import { openOrderOf, orderOf, type Shopper } from '../shop/shopper.ts';
import { slotTimes } from '../shop/slot.ts';
import type { World } from '../world.ts';

/** The shop's own calls for shopping and for orders. Page teams use them, the header never does. */
export const shopService = (world: World) =>
  new Hono<SandboxEnv>()
    .basePath('/shop/v1')
    .get('/products', receiveCall(world, 'products', 'cookie'), (c) => {
      const { category: id, search = '', lineNumbers, size = '1000' } = c.req.query();
      const { shopper } = c.get('visitor');
      const catalogue = catalogueOf(shopper.shop);
      const category = categoryOf(catalogue, id);
      const words = normalizeText(search).split(' ');
      const found = rangeOf(shopper.shop, category, lineNumbers).filter(({ name }) =>
        words.every((word) => normalizeText(name).includes(word)),
      );
      const page = found.slice(0, readNumber(Number(size), 'size', { min: 1, max: 1000 }));
      return c.json({
        products: page.map((product) => productAnswer(product, originOf(c))),
        total: found.length,
        category: category ? categoryAnswer(catalogue, category) : null,
      });
    })
    .get('/trolley', receiveCall(world, 'trolleyPage', 'cookie'), (c) => {
      const { shopper } = needsLogin(c);
      return c.json(orderDetails(shopper, openOrderOf(shopper), originOf(c)));
    })
    .put('/trolley/items/:lineNumber', receiveCall(world, 'setItem', 'cookie'), async (c) => {
      const order = openOrderOf(needsLogin(c).shopper);
      const { amount } = await readFields(c.req.raw);
      setItem(
        order,
        c.req.param('lineNumber'),
        readNumber(amount, 'amount', { min: 0, max: 10_000, whole: false }),
      );
      return c.body(null, 204);
    })
    .get('/orders', receiveCall(world, 'orders', 'cookie'), (c) => {
      const { shopper } = needsLogin(c);
      return c.json({ orders: shopper.orders.toReversed().map((order) => orderSummary(shopper, order)) });
    })
    .get('/orders/:id', receiveCall(world, 'orderPage', 'cookie'), (c) => {
      const { shopper } = needsLogin(c);
      return c.json(orderDetails(shopper, orderOf(shopper, c.req.param('id')), originOf(c)));
    })
    .post('/orders/:id/amend', receiveCall(world, 'amend', 'cookie'), (c) => {
      const { shopper } = needsLogin(c);
      return c.json(orderSummary(shopper, amend(shopper, c.req.param('id'), world.now())));
    });

const categoryOf = ({ findCategory }: Catalogue, id: string | undefined): Category | undefined => {
  if (id === undefined) return undefined;
  return existing(findCategory(id), 'CATEGORY_NOT_FOUND', `There is no category ${id}.`);
};

/** The products to search in. Unknown line numbers are left out. */
const rangeOf = (shop: Shop, category: Category | undefined, lineNumbers: string | undefined) => {
  if (lineNumbers !== undefined)
    return lineNumbers.split(',').flatMap((lineNumber) => findProduct(lineNumber) ?? []);
  return category ? productsIn(category, shop) : products;
};

const productAnswer = (product: Product, origin: string) => ({
  lineNumber: product.lineNumber,
  productId: product.productId,
  name: product.name,
  categoryId: product.category.id,
  entertaining: isEntertaining(product),
  onOffer: product.onOffer,
  image: `${origin}/images/product-${product.lineNumber}.svg?w=800&h=600`,
  retailPrice: retailPrice(product),
});

/** A category for its page, with its ancestors and the child categories that can be opened. */
const categoryAnswer = ({ findCategory }: Catalogue, category: Category) => ({
  ...categoryLink(category),
  ancestors: category.path
    .slice(0, -1)
    .flatMap((_name, level) => findCategory(category.path.slice(0, level + 1).join('/')) ?? [])
    .map(categoryLink),
  children: category.children
    .filter(({ hiddenInNav, emptyOfProducts }) => !hiddenInNav && !emptyOfProducts)
    .map(categoryLink),
});

const categoryLink = ({ id, name, path, offer }: Category) => ({ id, name, path, offer });

/** An order for the list of the page "My orders". */
const orderSummary = (shopper: Shopper, order: Order) => {
  const slot = currentReservation(order);
  return {
    customerOrderId: order.customerOrderId,
    customerOrderState: order.state,
    items: order.lines.length,
    total: pounds(itemTotal(order) + deliveryCharge(shopper, order)),
    slot: slot ? { service: slot.service, slotType: slot.slotType, ...slotTimes(slot) } : null,
  };
};

/** An order with its lines, for the order's page and the trolley page. */
const orderDetails = (shopper: Shopper, order: Order, origin: string) => ({
  ...orderSummary(shopper, order),
  slotChangeable: order.slotChangeable,
  itemTotal: pounds(itemTotal(order)),
  deliveryCharge: pounds(deliveryCharge(shopper, order)),
  lines: order.lines.map((line) => ({
    ...productAnswer(productOf(line.lineNumber), origin),
    amount: line.amount,
    totalPrice: pounds(lineTotal(line)),
    conflict: conflictOf(order, line),
  })),
});
