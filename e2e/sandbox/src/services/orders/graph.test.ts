import { describe, expect, test } from 'vitest';
import { aVisitor, aVisitorIn, type TestVisitor } from '../../testing/aVisitor.ts';
import { cancelAmendMutation, trolleyQuery } from '../../testing/trolleyQuery.ts';

const trolleyOf = async (visitor: TestVisitor) =>
  (await visitor.graph(trolleyQuery, { trolleyQueryOrderId: '5001', orderQueryOrderId: null })).data
    .getTrolley;

describe('trolley', () => {
  test('the total of the trolley is the sum of its items', async () => {
    const { trolley } = await trolleyOf(await aVisitorIn('signed-in'));

    const pence = trolley.trolleyItems.reduce(
      (sum: number, item: { totalPrice: { amount: number } }) =>
        sum + Math.round(item.totalPrice.amount * 100),
      0,
    );
    expect(trolley.trolleyTotals.itemTotalEstimatedCost).toEqual({
      amount: pence / 100,
      currencyCode: 'GBP',
    });
    expect(trolley.trolleyTotals.trolleyItemCounts.noConflicts).toBe(trolley.trolleyItems.length);
  });

  test('an item sold by weight costs its share of the price per kilogram', async () => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.send('PUT', '/shop/v1/trolley/items/115', { amount: 0.5 });

    const { trolley } = await trolleyOf(visitor);

    expect(
      trolley.trolleyItems.find((item: { lineNumber: string }) => item.lineNumber === '115'),
    ).toMatchObject({
      quantity: { amount: 0.5, uom: 'KGM' },
      totalPrice: { amount: 0.55, currencyCode: 'GBP' },
      retailPrice: { price: { amount: 1.1 }, quantity: { amount: 1, uom: 'KGM' } },
    });
  });

  test('the trolley has both minimum spends and says whether they are met', async () => {
    const visitor = await aVisitorIn('signed-in');

    expect((await trolleyOf(visitor)).trolley.trolleyTotals).toMatchObject({
      minimumSpendThresholdMet: true,
      deliveryMinimumOrderValue: { amount: 40, currencyCode: 'GBP' },
      collectionMinimumOrderValue: { amount: 20, currencyCode: 'GBP' },
    });
  });

  test('an unknown order answers with a failure and no trolley', async () => {
    const visitor = await aVisitorIn('signed-in');

    const answer = await visitor.graph(trolleyQuery, { trolleyQueryOrderId: '9', orderQueryOrderId: null });

    expect(answer.data.getTrolley).toMatchObject({
      trolley: null,
      failures: [{ type: 'ORDER_NOT_FOUND', message: 'There is no order 9.' }],
    });
  });

  test('in the scenario trolley-error the answer is a failure and no trolley', async () => {
    const answer = await trolleyOf(await aVisitorIn('trolley-error'));

    expect(answer).toMatchObject({ trolley: null, failures: [{ type: 'TROLLEY_UNAVAILABLE' }] });
  });

  test('a query with an unknown field is refused', async () => {
    const visitor = await aVisitorIn('signed-in');

    const response = await visitor.send('POST', '/graph/live?tag=getTrolley', { query: '{ nothing }' });

    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].message).toContain('Cannot query field "nothing"');
  });

  test('an anonymous visitor gets 401 for the trolley', async () => {
    const response = await aVisitor().send('POST', '/graph/live?tag=getTrolley', { query: trolleyQuery });

    expect(response.status).toBe(401);
  });
});

describe('cancel amend', () => {
  test('cancelling the amendment of an order that is not being amended fails with its name', async () => {
    const visitor = await aVisitorIn('signed-in');

    const answer = await visitor.graph(
      cancelAmendMutation,
      { customerOrderId: '5001' },
      'cancel-amend-order',
    );

    expect(answer.data.cancelAmendOrder.failures).toEqual([
      { type: 'ORDER_NOT_AMENDING', message: 'Order 5001 is not being amended.' },
    ]);
  });
});
