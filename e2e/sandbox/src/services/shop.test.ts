import { describe, expect, test } from 'vitest';
import { aVisitor, aVisitorIn, type TestVisitor } from '../testing/aVisitor.ts';
import { trolleyQuery } from '../testing/trolleyQuery.ts';

const itemsOf = async (
  visitor: TestVisitor,
): Promise<{ lineNumber: string; quantity: { amount: number } }[]> =>
  (await visitor.graph(trolleyQuery, { trolleyQueryOrderId: '5001', orderQueryOrderId: null })).data
    .getTrolley.trolley.trolleyItems;

const amountsOf = async (visitor: TestVisitor) =>
  Object.fromEntries((await itemsOf(visitor)).map((item) => [item.lineNumber, item.quantity.amount]));

describe('products', () => {
  test('are found by words of their name, without accents', async () => {
    const { products } = await aVisitor().json('/shop/v1/products?search=fraiche+creme');

    expect(products.length).toBeGreaterThan(0);
    for (const product of products) expect(product.name).toMatch(/crème fraîche/i);
  });

  test('are found by a part of their name', async () => {
    const { products } = await aVisitor().json('/shop/v1/products?search=MILK');

    expect(products.length).toBeGreaterThan(0);
    for (const product of products) expect(product.name).toMatch(/milk/i);
  });
});

describe('products of a category', () => {
  test('are those below it', async () => {
    const { products } = await aVisitor().json('/shop/v1/products?category=10052');

    expect(products.length).toBeGreaterThan(50);
    expect(products.every((product: { entertaining: boolean }) => product.entertaining)).toBe(true);
    expect((await aVisitor().call('/shop/v1/products?category=1')).status).toBe(404);
  });
});

describe('trolley items', () => {
  test('setting an amount creates, changes and removes an item', async () => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.send('PUT', '/shop/v1/trolley/items/111', { amount: 0 });
    expect(await amountsOf(visitor)).not.toHaveProperty('111');

    await visitor.send('PUT', '/shop/v1/trolley/items/111', { amount: 3 });
    expect(await amountsOf(visitor)).toHaveProperty('111', 3);

    await visitor.send('PUT', '/shop/v1/trolley/items/111', { amount: 5 });
    expect(await amountsOf(visitor)).toHaveProperty('111', 5);
  });

  test('the page may be known by its cookie instead of a token', async () => {
    const visitor = aVisitor();
    await visitor.send('POST', '/sandbox/scenario', { name: 'signed-in' });
    const cookie = `sandboxVisitor=${visitor.cookies.get('sandboxVisitor')}`;

    const response = await visitor.sandbox.fetch(
      new Request('http://localhost:4002/shop/v1/trolley/items/111', {
        method: 'PUT',
        body: JSON.stringify({ amount: 1 }),
        headers: { cookie },
      }),
    );

    expect(response.status).toBe(204);
  });

  test('they need login', async () => {
    expect((await aVisitor().send('PUT', '/shop/v1/trolley/items/111', { amount: 1 })).status).toBe(401);
  });

  test.each([
    ['999999', 1, 404, 'No product has line number 999999.'],
    ['111', -1, 400, 'amount: expected a number from 0 to 10000, got -1'],
    ['111', 'two', 400, 'amount: expected a number from 0 to 10000, got "two"'],
    ['111', 1.5, 400, 'amount: Grocer Semi Skimmed Milk 2 Pints is sold by the piece, got 1.5'],
  ])('line number %s with amount %j is refused', async (lineNumber, amount, status, message) => {
    const visitor = await aVisitorIn('signed-in');

    const response = await visitor.send('PUT', `/shop/v1/trolley/items/${lineNumber}`, { amount });

    expect(response.status).toBe(status);
    expect((await response.json()).message).toBe(message);
  });

  test('two visitors have two trolleys', async () => {
    const one = await aVisitorIn('signed-in');
    const other = aVisitor(one.sandbox);
    await other.send('POST', '/sandbox/scenario', { name: 'signed-in' });
    await other.fetchToken();

    await one.send('PUT', '/shop/v1/trolley/items/111', { amount: 7 });

    expect(await amountsOf(one)).toHaveProperty('111', 7);
    expect(await amountsOf(other)).toHaveProperty('111', 2);
  });
});
