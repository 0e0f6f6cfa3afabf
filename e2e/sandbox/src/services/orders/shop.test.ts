import { describe, expect, test } from 'vitest';
import { aVisitor, aVisitorIn, type TestVisitor } from '../../testing/aVisitor.ts';
import { trolleyQuery } from '../../testing/trolleyQuery.ts';

const itemsOf = async (
  visitor: TestVisitor,
): Promise<{ lineNumber: string; quantity: { amount: number } }[]> =>
  (await visitor.graph(trolleyQuery, { trolleyQueryOrderId: '5001', orderQueryOrderId: null })).data
    .getTrolley.trolley.trolleyItems;

const amountsOf = async (visitor: TestVisitor) =>
  Object.fromEntries((await itemsOf(visitor)).map((item) => [item.lineNumber, item.quantity.amount]));

describe('products', () => {
  test('products are found by words of their name, without accents', async () => {
    const { products } = await aVisitor().json('/shop/v1/products?search=fraiche+creme');

    expect(products.length).toBeGreaterThan(0);
    for (const product of products) expect(product.name).toMatch(/crème fraîche/i);
  });

  test('products are found by a part of their name', async () => {
    const { products } = await aVisitor().json('/shop/v1/products?search=MILK');

    expect(products.length).toBeGreaterThan(0);
    for (const product of products) expect(product.name).toMatch(/milk/i);
  });
});

describe('products by line number', () => {
  test('products are listed in the requested order, without unknown line numbers', async () => {
    const { products } = await aVisitor().json('/shop/v1/products?lineNumbers=118,999999,111');

    expect(products.map(({ lineNumber }: { lineNumber: string }) => lineNumber)).toEqual(['118', '111']);
  });
});

describe('a page of products', () => {
  test('a page of products has the total number of products', async () => {
    const { products, total } = await aVisitor().json('/shop/v1/products?search=milk&size=2');

    expect(products).toHaveLength(2);
    expect(total).toBeGreaterThan(2);
  });
});

describe('products of a category', () => {
  test('a category has its ancestors and its child categories', async () => {
    const { category } = await aVisitor().json('/shop/v1/products?category=groceries/bakery/bread');

    expect(category.name).toBe('Bread');
    expect(category.ancestors.map(({ name }: { name: string }) => name)).toEqual(['Groceries', 'Bakery']);
    expect(category.children[0].path.slice(0, 3)).toEqual(['groceries', 'bakery', 'bread']);
  });

  test('the products of a category are those of all categories below it', async () => {
    const { products } = await aVisitor().json('/shop/v1/products?category=10052');

    expect(products.length).toBeGreaterThan(50);
    expect(products.every((product: { entertaining: boolean }) => product.entertaining)).toBe(true);
    expect((await aVisitor().call('/shop/v1/products?category=1')).status).toBe(404);
  });
});

describe('the trolley for a page', () => {
  test('the trolley has names, pictures and amounts', async () => {
    const trolley = await (await aVisitorIn('slot-booked')).json('/shop/v1/trolley');

    expect(trolley).toMatchObject({ customerOrderId: '5001', items: 12, slot: { service: 'delivery' } });
    expect(trolley.lines[0]).toMatchObject({
      lineNumber: '111',
      name: 'Grocer Semi Skimmed Milk 2 Pints',
      amount: 2,
      totalPrice: { amount: 2.4 },
      conflict: 'none',
    });
    expect(trolley.total.amount).toBeCloseTo(trolley.itemTotal.amount + trolley.deliveryCharge.amount);
  });

  test('the trolley says which items are unavailable', async () => {
    const { lines } = await (await aVisitorIn('conflicts')).json('/shop/v1/trolley');

    expect(lines.map(({ conflict }: { conflict: string }) => conflict).slice(0, 4)).toEqual([
      'hard',
      'hard',
      'soft',
      'none',
    ]);
  });

  test('the trolley needs a login', async () => {
    expect((await aVisitor().call('/shop/v1/trolley')).status).toBe(401);
  });
});

describe('the page of an order', () => {
  test('an order has its lines and its state', async () => {
    const order = await (await aVisitorIn('signed-in')).json('/shop/v1/orders/4001');

    expect(order.customerOrderState).toBe('COMPLETED');
    expect(order.lines).toHaveLength(order.items);
  });

  test('an order of another shopper or of nobody is not found', async () => {
    expect((await (await aVisitorIn('signed-in')).call('/shop/v1/orders/9999')).status).toBe(404);
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

  test('a page can change the trolley with its cookie instead of a token', async () => {
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

  test('changing the trolley needs a login', async () => {
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

  test('two visitors have separate trolleys', async () => {
    const firstVisitor = await aVisitorIn('signed-in');
    const secondVisitor = aVisitor(firstVisitor.sandbox);
    await secondVisitor.send('POST', '/sandbox/scenario', { name: 'signed-in' });
    await secondVisitor.fetchToken();

    await firstVisitor.send('PUT', '/shop/v1/trolley/items/111', { amount: 7 });

    expect(await amountsOf(firstVisitor)).toHaveProperty('111', 7);
    expect(await amountsOf(secondVisitor)).toHaveProperty('111', 2);
  });
});
