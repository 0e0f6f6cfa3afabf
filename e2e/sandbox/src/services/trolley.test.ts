import { expect, test } from 'vitest';
import { aVisitor, aVisitorIn, type TestVisitor, trolleyQuery } from '../testing/aVisitor.ts';

type Item = { lineNumber: string; quantity: { amount: number }; totalPrice: { amount: number } };

const trolleyOf = async (visitor: TestVisitor, trolleyQueryOrderId = '5001') =>
  (await visitor.graph(trolleyQuery, { trolleyQueryOrderId, orderQueryOrderId: null })).data.getTrolley;

const itemOf = async (visitor: TestVisitor, lineNumber: string): Promise<Item | undefined> =>
  (await trolleyOf(visitor)).trolley.trolleyItems.find((item: Item) => item.lineNumber === lineNumber);

const setAmount = (visitor: TestVisitor, lineNumber: string, amount: number) =>
  visitor.send('PUT', `/shop/v1/trolley/items/${lineNumber}`, { amount });

test('the trolley has the sum of its items, and says whether the minimum spends are met', async () => {
  const { trolley } = await trolleyOf(await aVisitorIn('signed-in'));

  const pence = trolley.trolleyItems.reduce(
    (sum: number, { totalPrice }: Item) => sum + Math.round(totalPrice.amount * 100),
    0,
  );
  expect(trolley.trolleyTotals).toMatchObject({
    itemTotalEstimatedCost: { amount: pence / 100, currencyCode: 'GBP' },
    trolleyItemCounts: { noConflicts: trolley.trolleyItems.length },
    minimumSpendThresholdMet: true,
    deliveryMinimumOrderValue: { amount: 40, currencyCode: 'GBP' },
    collectionMinimumOrderValue: { amount: 20, currencyCode: 'GBP' },
  });
});

test('an item sold by weight costs its share of the price per kilogram', async () => {
  const visitor = await aVisitorIn('signed-in');
  await setAmount(visitor, '115', 0.5);

  expect(await itemOf(visitor, '115')).toMatchObject({
    quantity: { amount: 0.5, uom: 'KGM' },
    totalPrice: { amount: 0.55, currencyCode: 'GBP' },
    retailPrice: { price: { amount: 1.1 }, quantity: { amount: 1, uom: 'KGM' } },
  });
});

test.each([
  ['signed-in', '9', [{ type: 'ORDER_NOT_FOUND', message: 'There is no order 9.' }]],
  ['trolley-error', '5001', [{ type: 'TROLLEY_UNAVAILABLE' }]],
])('in %s the trolley of order %s is a failure', async (scenario, orderId, failures) => {
  expect(await trolleyOf(await aVisitorIn(scenario), orderId)).toMatchObject({ trolley: null, failures });
});

test('a query with an unknown field is refused', async () => {
  const visitor = await aVisitorIn('signed-in');

  const response = await visitor.send('POST', '/graph/live?tag=getTrolley', { query: '{ nothing }' });

  expect(response.status).toBe(400);
  expect((await response.json()).errors[0].message).toContain('Cannot query field "nothing"');
});

test.each([
  [0, undefined],
  [3, { quantity: { amount: 3 } }],
])('setting the amount %i creates, changes or removes an item', async (amount, item) => {
  const visitor = await aVisitorIn('signed-in');
  await setAmount(visitor, '111', amount);
  await setAmount(visitor, '126', amount);

  for (const lineNumber of ['111', '126']) {
    const found = await itemOf(visitor, lineNumber);
    if (item) expect(found).toMatchObject(item);
    else expect(found).toBeUndefined();
  }
});

test('two visitors have separate trolleys', async () => {
  const first = await aVisitorIn('signed-in');
  const second = aVisitor(first.sandbox);
  await second.send('POST', '/sandbox/scenario', { name: 'signed-in' });
  await second.fetchToken();

  await setAmount(first, '111', 7);

  expect(await itemOf(first, '111')).toMatchObject({ quantity: { amount: 7 } });
  expect(await itemOf(second, '111')).toMatchObject({ quantity: { amount: 2 } });
});
