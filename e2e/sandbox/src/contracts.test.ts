import {
  addressSchema,
  bannersSchema,
  branchSchema,
  type ContentComponent,
  cancelAmendOrderAnswerSchema,
  contentFragmentSchema,
  createRoutes,
  deliveryPassSchema,
  errorAnswerSchema,
  experienceFragmentSchema,
  getTrolleyAnswerSchema,
  orderSchema,
  parseContract,
  placeOrderBody,
  resolveHeaderOptions,
  shoppingContextSchema,
  slotReservationsSchema,
  taxonomySchema,
  termSuggestSchema,
  tokenSchema,
} from '@grocer/shared-contracts';
import { describe, expect, test } from 'vitest';
import { branches } from './data/branches.ts';
import { categories } from './data/taxonomy.ts';
import { scenarioNames } from './scenarios/scenarios.ts';
import { aVisitor, aVisitorIn, type TestVisitor } from './testing/aVisitor.ts';
import { cancelAmendMutation, trolleyQuery } from './testing/trolleyQuery.ts';

type Schema = Parameters<typeof parseContract>[0];
type Written = { childComponents?: Written[] };

/** Readers are tolerant: what reads as it was written has lost nothing. */
const expectToReadAsWritten = (schema: Schema, answer: unknown, service: string) =>
  expect(parseContract(schema, answer, service)).toEqual(answer);

const signedIn = scenarioNames.filter((name) => name !== 'anonymous' && name !== 'context-error');

const masters = ['menu/middle-mega-menu/master', 'menu/seasonal-menu/seasonal-menu-content/master'];

const contentOf = async (visitor: TestVisitor, path: string) => {
  const body = { contentUrl: path, customerId: '100001', customerSearchRequest: { queryParams: {} } };
  return (await visitor.send('PUT', `/content/${path}?clientType=WEB_APP`, body)).json();
};

const trolleyVariables = ({ customerOrderId, customerOrderState }: Record<string, string>) => ({
  trolleyQueryOrderId: customerOrderId,
  orderQueryOrderId: customerOrderState === 'AMENDING' ? customerOrderId : null,
});

describe.each(signedIn)('in the scenario %s', (name) => {
  test('token, context, address, branch, order and pass read as written', async () => {
    const visitor = await aVisitorIn(name);
    const { customerOrderId } = await visitor.json('/v1/shopping-context');

    expectToReadAsWritten(tokenSchema, await visitor.fetchToken(), 'token');
    expectToReadAsWritten(shoppingContextSchema, await visitor.json('/v1/shopping-context'), 'context');
    expectToReadAsWritten(addressSchema, await visitor.json('/addresses/a1'), 'addresses');
    expectToReadAsWritten(branchSchema, await visitor.json('/branches/753'), 'branches');
    expectToReadAsWritten(orderSchema, await visitor.json(`/v1/orders/${customerOrderId}`), 'orders');
    const headers = { 'customer-id': '100001' };
    expectToReadAsWritten(
      deliveryPassSchema,
      await visitor.json('/delivery-pass/v1/pass/status', { headers }),
      'pass',
    );
  });

  test('the trolley reads as written', async () => {
    const visitor = await aVisitorIn(name);
    const variables = trolleyVariables(await visitor.json('/v1/shopping-context'));

    const { data } = await visitor.graph(trolleyQuery, variables);

    const { trolley, order } = parseContract(getTrolleyAnswerSchema, { data }, 'trolley');
    expect(trolley).toEqual(data.getTrolley.trolley);
    expect(order).toEqual(data.getOrder);
  });

  test('the menus read without a component lost', async () => {
    const visitor = await aVisitorIn(name);

    for (const path of masters) {
      const answer = await contentOf(visitor, path);
      const { locations } = parseContract(contentFragmentSchema, answer, 'content');
      expect(count(locations.main ?? [])).toBe(count(answer.content.locations.main ?? []));
      expect(kindsIn(locations.main ?? [])).not.toContain('unmapped');
    }
  });
});

const count = (components: readonly Written[]): number =>
  components.reduce((sum, { childComponents = [] }) => sum + 1 + count(childComponents), 0);

const kindsIn = (components: readonly ContentComponent[]): string[] =>
  components.flatMap(({ kind, childComponents }) => [kind, ...kindsIn(childComponents)]);

describe('answers', () => {
  test.each(
    scenarioNames.filter((name) => name !== 'slot-error' && name !== 'context-error' && name !== 'anonymous'),
  )('slot reservations of %s read as written', async (name) => {
    const visitor = await aVisitorIn(name);
    const { customerOrderId } = await visitor.json('/v1/shopping-context');

    expectToReadAsWritten(
      slotReservationsSchema,
      await visitor.json(`/slot-reservations?customerOrderId=${customerOrderId}`),
      'slots',
    );
  });

  test.each(['flat', 'tree'])('the taxonomy reads whole, %s', async (shape) => {
    const answer = await aVisitor().json(`/taxonomy/v1/categories?roots=10051,10052&shape=${shape}&depth=7`);

    const taxonomy = parseContract(taxonomySchema, answer, 'taxonomy');

    expect(
      taxonomy.categories.map(({ id, banner, url, categoryIds }) => ({ id, banner, url, categoryIds })),
    ).toEqual(
      categories.map(({ id, banner, url, children }) => ({
        id,
        banner,
        url,
        categoryIds: children.map((child) => child.id),
      })),
    );
  });

  test('every branch reads as written', async () => {
    for (const branch of branches) expectToReadAsWritten(branchSchema, branch, 'branches');
  });

  test('suggestions read as written', async () => {
    const answer = await aVisitor().json('/term-suggest?term=milk');

    expectToReadAsWritten(termSuggestSchema, answer, 'suggest');
  });

  test('adverts read without one lost', async () => {
    const ids = categories.map(({ id }) => id);
    for (const id of ids.slice(0, 300)) {
      const body = { type: 'mega-menu', categories: [id], trolleyId: null };
      const answer = await (await aVisitor().send('POST', '/adtech/banners', body)).json();
      const { bannerAds } = parseContract(bannersSchema, answer, 'banners');
      expect(bannerAds).toMatchObject(answer.bannerAds.map(({ id }: { id: string }) => ({ id, image: {} })));
    }
  });

  test('every menu banner reads without a component lost', async () => {
    const visitor = aVisitor();
    for (const { banner, shortName } of categories.filter((category) => category.banner !== null)) {
      const answer = await visitor.json(`/content/experience-fragments/${banner}?hasTokenSession=false`);
      const { content } = parseContract(experienceFragmentSchema, answer, 'content');
      expect(content?.locations.main).toMatchObject([
        { kind: 'trading-cell', textArea: { heading: shortName } },
      ]);
    }
  });

  test('a placed order reads as written, a refused one by its code', async () => {
    const visitor = await aVisitorIn('instant-checkout');
    expectToReadAsWritten(
      orderSchema,
      await (await visitor.send('PATCH', '/v1/orders/5001/place', placeOrderBody)).json(),
      'orders',
    );

    const refused = await (await visitor.send('PATCH', '/v1/orders/5002/place', placeOrderBody)).json();

    expect(parseContract(errorAnswerSchema, refused, 'orders').code).toBe('ORDER_ORCHESTRATION_017');
  });

  test('cancelling an amendment reads without failures, and with one the second time', async () => {
    const visitor = await aVisitorIn('amending');
    const cancel = () =>
      visitor.graph(cancelAmendMutation, { customerOrderId: '5001' }, 'cancel-amend-order');

    const first = parseContract(cancelAmendOrderAnswerSchema, await cancel(), 'trolley');
    const second = parseContract(cancelAmendOrderAnswerSchema, await cancel(), 'trolley');

    expect([first.failures.length, second.failures.length]).toEqual([0, 1]);
  });

  test('registration is where the routes lead, and comes back', async () => {
    const options = resolveHeaderOptions({ services: { origin: 'http://localhost:4002' } });
    const { pathname, search } = new URL(createRoutes(options).register('http://localhost:4000'));

    const response = await aVisitor().call(pathname + search);

    expect(response.headers.get('location')).toBe('http://localhost:4000/ecom/auth-success');
  });
});

describe('schema-breaking faults', () => {
  test.each([
    ['token', '/api/token/v1/token', tokenSchema],
    ['context', '/v1/shopping-context', shoppingContextSchema],
    ['slots', '/slot-reservations?customerOrderId=5001', slotReservationsSchema],
    ['getOrder', '/v1/orders/5001', orderSchema],
    ['taxonomy', '/taxonomy/v1/categories', taxonomySchema],
  ] as const)('%s really breaks its contract', async (call, path, schema) => {
    const visitor = await aVisitorIn('slot-booked');
    await visitor.send('POST', '/sandbox/faults', { call, fault: { kind: 'schema-breaking' } });

    const answer = await visitor.json(path);

    expect(() => parseContract(schema, answer, call)).toThrow(/expected/);
  });
});
