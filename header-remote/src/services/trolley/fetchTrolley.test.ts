import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchTrolley, trolleyQuery } from './fetchTrolley.ts';

const shop = aShop();
const params = { orderId: '5001', amending: false };

describe('fetchTrolley', () => {
  test('reads the trolley of an order', async () => {
    const backEnd = await shop.signedIn('signed-in');

    const answer = await fetchTrolley(backEnd)(params);

    expect(answer).toMatchObject({
      instantCheckout: 'NOT_AMENDING',
      slotChangeable: true,
      failures: [],
      order: null,
      trolley: { orderId: '5001', amendingOrder: false, trolleyTotals: { minimumSpendThresholdMet: true } },
    });
    expect(answer.trolley?.trolleyItems[0]).toEqual({
      trolleyItemId: expect.any(String),
      lineNumber: '111',
      productId: expect.any(String),
      noteToShopper: null,
      personalisedMessage: null,
      reservedQuantity: 0,
      quantity: { amount: 2, uom: 'C62' },
      price: { amount: 1.2, currencyCode: 'GBP' },
      totalPrice: { amount: 2.4, currencyCode: 'GBP' },
      retailPrice: {
        price: { amount: 1.2, currencyCode: 'GBP' },
        quantity: { amount: expect.any(Number), uom: 'C62' },
      },
    });
    expect(shop.received).toMatchObject([
      {
        method: 'POST',
        path: '/graph/live?clientType=WEB_APP&tag=getTrolley',
        headers: {
          authorization: backEnd.authorization,
          breadcrumb: 'site-header',
          'content-type': 'application/json',
        },
      },
    ]);
    expect(shop.received[0]?.body).toEqual({
      query: trolleyQuery,
      variables: { trolleyQueryOrderId: '5001', orderQueryOrderId: null },
    });
  });

  test('the order itself is requested too while it is being amended', async () => {
    const { order, trolley } = await fetchTrolley(await shop.signedIn('christmas-entertaining'))({
      orderId: '5001',
      amending: true,
    });

    expect(order).toEqual({ containsEntertainingLines: true });
    expect(trolley?.amendingOrder).toBe(true);
    expect(shop.received).toMatchObject([
      { body: { variables: { trolleyQueryOrderId: '5001', orderQueryOrderId: '5001' } } },
    ]);
  });

  test('an unknown order gives a failure without a trolley', async () => {
    const answer = await fetchTrolley(await shop.signedIn('signed-in'))({ orderId: '1', amending: false });

    expect(answer).toMatchObject({ trolley: null, failures: [{ type: 'ORDER_NOT_FOUND' }] });
  });

  test.each(everyFault)('the service fault %o is thrown as %s', async (fault, name) => {
    await shop.fault('getTrolley', fault);

    await expect(fetchTrolley(await shop.signedIn('signed-in'))(params)).rejects.toMatchObject({ name });
    expect(shop.received).toHaveLength(1);
  });

  test('a call that takes too long ends with a time-out', async () => {
    await shop.fault('getTrolley', late);
    const backEnd = await shop.signedIn('signed-in', { timeoutMs: 50 });

    await expect(fetchTrolley(backEnd)(params)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
