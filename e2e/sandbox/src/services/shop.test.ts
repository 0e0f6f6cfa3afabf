import { expect, test } from 'vitest';
import { aVisitor, aVisitorIn } from '../testing/aVisitor.ts';

type Product = { lineNumber: string; name: string };

const productsOf = (query: string): Promise<{ products: Product[]; total: number }> =>
  aVisitor().json(`/shop/v1/products?${query}`);

test.each([
  ['fraiche+creme', /crème fraîche/i],
  ['MILK', /milk/i],
])('products are found by %s, in parts and without accents', async (words, name) => {
  const { products } = await productsOf(`search=${words}`);

  expect(products.length).toBeGreaterThan(0);
  for (const product of products) expect(product.name).toMatch(name);
});

test('products are listed in the requested order, without unknown line numbers', async () => {
  const { products } = await productsOf('lineNumbers=118,999999,111');

  expect(products.map(({ lineNumber }) => lineNumber)).toEqual(['118', '111']);
});

test('a page of products has the total number of products', async () => {
  const { products, total } = await productsOf('search=milk&size=2');

  expect(products).toHaveLength(2);
  expect(total).toBeGreaterThan(2);
});

test('a category has its ancestors and its child categories', async () => {
  const { category } = await aVisitor().json('/shop/v1/products?category=groceries/bakery/bread');

  expect(category.name).toBe('Bread');
  expect(category.ancestors.map(({ name }: { name: string }) => name)).toEqual(['Groceries', 'Bakery']);
  expect(category.children[0].path.slice(0, 3)).toEqual(['groceries', 'bakery', 'bread']);
});

test('the trolley has names, pictures and amounts', async () => {
  const trolley = await (await aVisitorIn('slot-booked')).json('/shop/v1/trolley');

  expect(trolley).toMatchObject({ customerOrderId: '5001', items: 12, slot: { service: 'delivery' } });
  expect(trolley.lines[0]).toMatchObject({
    lineNumber: '111',
    name: 'Grocer Semi Skimmed Milk 2 Pints',
    image: 'http://localhost:4002/images/product-111.svg?w=800&h=600',
    amount: 2,
    totalPrice: { amount: 2.4 },
    conflict: 'none',
  });
  expect(trolley.total.amount).toBeCloseTo(trolley.itemTotal.amount + trolley.deliveryCharge.amount);
});
