import {
  addressSchema,
  bannersSchema,
  branchSchema,
  type ContentComponent,
  contentFragmentSchema,
  deliveryPassSchema,
  experienceFragmentSchema,
  orderSchema,
  parseContract,
  shoppingContextSchema,
  slotReservationsSchema,
  taxonomySchema,
  termSuggestSchema,
  tokenSchema,
} from '@grocer/shared-contracts';
import { describe, expect, test } from 'vitest';
import branches from './data/branches.json' with { type: 'json' };
import { catalogue } from './data/catalogue.ts';
import { scenarioNames } from './scenarios.ts';
import { aVisitor, aVisitorIn, type TestVisitor } from './testing/aVisitor.ts';

const { categories } = catalogue;

type Schema = Parameters<typeof parseContract>[0];
type RawComponent = { childComponents?: RawComponent[]; valid?: boolean };

/** The readers drop unreadable fields and items, so an answer that parses unchanged has none. */
const expectParsedUnchanged = (schema: Schema, answer: unknown, service: string) =>
  expect(parseContract(schema, answer, service)).toEqual(answer);

/** Without the second shop, whose answers omit optional fields: the journey `second-shop` reads them. */
const signedIn = scenarioNames.filter(
  (name) => !name.startsWith('second-shop') && name !== 'anonymous' && name !== 'context-error',
);

const masterFragments = ['menu/middle-mega-menu/master', 'menu/seasonal-menu/seasonal-menu-content/master'];

const fetchContent = async (visitor: TestVisitor, path: string) => {
  const body = { contentUrl: path, customerId: '100001', customerSearchRequest: { queryParams: {} } };
  return (await visitor.send('PUT', `/content/${path}?clientType=WEB_APP`, body)).json();
};

describe.each(signedIn)('in the scenario %s', (name) => {
  test('token, context, address, branch, order, slots and delivery pass match the contract', async () => {
    const visitor = await aVisitorIn(name);
    const { customerId, customerOrderId } = await visitor.json('/v1/shopping-context');
    const answers: [Schema, path: string][] = [
      [tokenSchema, '/api/token/v1/token'],
      [shoppingContextSchema, '/v1/shopping-context'],
      [addressSchema, '/addresses/a1'],
      [branchSchema, '/branches/753'],
      [orderSchema, `/v1/orders/${customerOrderId}`],
      [deliveryPassSchema, '/delivery-pass/v1/pass/status'],
    ];
    if (name !== 'slot-error')
      answers.push([slotReservationsSchema, `/slot-reservations?customerOrderId=${customerOrderId}`]);

    const headers = { 'customer-id': customerId };

    for (const [schema, path] of answers)
      expectParsedUnchanged(schema, await visitor.json(path, { headers }), path);
  });

  test('the contract reads every component of the menus but for those that editors made invisible', async () => {
    const visitor = await aVisitorIn(name);

    for (const path of masterFragments) {
      const answer = await fetchContent(visitor, path);
      const { locations } = parseContract(contentFragmentSchema, answer, 'content');
      expect(countIn(locations.main ?? [])).toBe(countIn(answer.content.locations.main ?? []));
      expect(kindsIn(locations.main ?? [])).not.toContain('unmapped');
    }
  });
});

const countIn = (components: readonly RawComponent[]): number =>
  components
    .filter(({ valid }) => valid !== false)
    .reduce((sum, { childComponents = [] }) => sum + 1 + countIn(childComponents), 0);

const kindsIn = (components: readonly ContentComponent[]): string[] =>
  components.flatMap(({ kind, childComponents }) => [kind, ...kindsIn(childComponents)]);

test.each(['flat', 'tree'])('every category of the taxonomy is read in the shape %s', async (shape) => {
  const answer = await aVisitor().json(`/taxonomy/v1/categories?shape=${shape}&depth=7`);

  const taxonomy = parseContract(taxonomySchema, answer, 'taxonomy');

  expect(taxonomy.categories).toMatchObject(
    categories.map(({ id, banner, url, children }) => {
      const categoryIds = children.map((child) => child.id);
      return { id, banner, url, categoryIds };
    }),
  );
});

test('every branch matches the contract', async () => {
  for (const branch of branches) expectParsedUnchanged(branchSchema, branch, 'branches');
});

test('search suggestions match the contract', async () => {
  expectParsedUnchanged(termSuggestSchema, await aVisitor().json('/term-suggest?term=milk'), 'suggest');
});

test('the contract reads every advert', async () => {
  const ids = categories.map(({ id }) => id);
  for (const id of ids.slice(0, 300)) {
    const body = { type: 'mega-menu', categories: [id], trolleyId: null };
    const answer = await (await aVisitor().send('POST', '/adtech/banners', body)).json();
    const { bannerAds } = parseContract(bannersSchema, answer, 'banners');
    expect(bannerAds).toMatchObject(answer.bannerAds.map(({ id }: { id: string }) => ({ id, image: {} })));
  }
});

test('the contract reads every component of every menu banner', async () => {
  const visitor = aVisitor();
  const withBanner = categories.filter(({ banner }) => banner !== null);
  expect(withBanner.length).toBeGreaterThan(15);
  for (const { banner, shortName } of withBanner) {
    const answer = await visitor.json(`/content/experience-fragments/${banner}?hasTokenSession=false`);
    const { content } = parseContract(experienceFragmentSchema, answer, 'content');
    expect(content?.locations.main).toMatchObject([
      { kind: 'trading-cell', textArea: { heading: shortName } },
    ]);
  }
});
