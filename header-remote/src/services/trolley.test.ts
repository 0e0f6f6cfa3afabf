import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { cancelAmendMutation } from './orders.ts';
import { aShop } from './testing/aShop.ts';
import { fetchTrolley, trolleyQuery } from './trolley.ts';

const shop = aShop();

describe('fetchTrolley', () => {
  test('reads the trolley of an order', async () => {
    const answer = await fetchTrolley(await shop.signedIn('signed-in'))({ orderId: '5001', amending: false });

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
        path: '/graph/live?clientType=WEB_APP&tag=getTrolley',
        headers: { 'content-type': 'application/json' },
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
});

describe('the GraphQL documents', () => {
  /** The gateway's GraphQL schema, by introspection. */
  async function fetchSchema() {
    const { http, base } = await shop.signedIn('signed-in');
    const json = { query: getIntrospectionQuery() };
    const answer = await http.send({ service: 'trolley', method: 'POST', url: `${base}/graph/live`, json });
    return buildClientSchema((answer as { data: IntrospectionQuery }).data);
  }

  test.each([
    [0, trolleyQuery],
    [0, cancelAmendMutation],
    [1, trolleyQuery.replace('slotChangeable', 'slotIsChangeable')],
  ])("have %i errors against the gateway's schema: %s", async (count, document) => {
    expect(validate(await fetchSchema(), parse(document))).toHaveLength(count);
  });
});
