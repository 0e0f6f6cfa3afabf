import { scenarioNames } from '@grocer/sandbox';
import { getTrolleyAnswerSchema, parseContract } from '@grocer/shared-contracts';
import { aTrolleyItem } from '@grocer/shared-contracts/fixtures';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { cancelAmendMutation } from './orders.ts';
import { fetchShoppingContext } from './shopper.ts';
import { aShop } from './testing/aShop.ts';
import { fetchTrolley, trolleyCall, trolleyQuery } from './trolley.ts';

const shop = aShop();

test('reads the trolley of an order', async () => {
  const answer = await fetchTrolley(await shop.signedIn('signed-in'))({ orderId: '5001', amending: false });

  expect(answer).toMatchObject({
    instantCheckout: 'NOT_AMENDING',
    slotChangeable: true,
    failures: [],
    order: null,
    trolley: { orderId: '5001', amendingOrder: false, trolleyTotals: { minimumSpendThresholdMet: true } },
  });
  const ids = { trolleyItemId: expect.any(String), productId: expect.any(String) };
  expect(answer.trolley?.trolleyItems[0]).toEqual(aTrolleyItem({ ...ids, reservedQuantity: 0 }));
  const variables = { trolleyQueryOrderId: '5001', orderQueryOrderId: null };
  expect(shop.received).toMatchObject([
    {
      path: '/graph/live?clientType=WEB_APP&tag=getTrolley',
      headers: { 'content-type': 'application/json' },
    },
  ]);
  expect(shop.received[0]?.body).toEqual({ query: trolleyQuery, variables });
});

/** Without the second shop, whose answers omit optional fields. */
const signedIn = scenarioNames.filter((name) => !/^(second-shop|anonymous|context-error)/.test(name));

test.each(signedIn)('the contract reads every field of the trolley in the scenario %s', async (name) => {
  const client = await shop.signedIn(name);
  const { customerOrderId: orderId, customerOrderState } = await fetchShoppingContext(client)();
  const params = { orderId: String(orderId), amending: customerOrderState === 'AMENDING' };

  const answer = await client.http.send(trolleyCall(client.base, params));

  const { data } = answer as { data: { getTrolley: { trolley: unknown }; getOrder: unknown } };
  const { trolley, order } = parseContract(getTrolleyAnswerSchema, answer, 'trolley');
  expect(trolley).toEqual(data.getTrolley.trolley);
  expect(order).toEqual(data.getOrder);
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
