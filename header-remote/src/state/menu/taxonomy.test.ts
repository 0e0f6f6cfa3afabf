import { createRoutes, type DeliveryPassStatus, resolveHeaderOptions } from '@grocer/shared-contracts';
import { aCategory, aTaxonomy, aToken } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test, vi } from 'vitest';
import { setPageAtom } from '../page/page.ts';
import { connectServicesAtom, type Services } from '../services.ts';
import { setSessionAtom } from '../session/session.ts';
import { aStore, deferredCalls, flushPromises } from '../testing/aStore.ts';
import { indexCategories } from './categories.ts';
import { rootLinksAtom, rootsWithoutMenuAtom } from './rootLinks.ts';
import {
  ensureRootLinksAtom,
  findRootLinks,
  loadTaxonomyAtom,
  taxonomyAtom,
  untilTaxonomy,
  updateRootLinksAtom,
} from './taxonomy.ts';

test('the taxonomy is requested once for all menus, with seven levels', async () => {
  const fetchTaxonomy = vi.fn(async () => aTaxonomy());
  const { store } = aStore({ fetchTaxonomy });
  const kindOnceLoaded = untilTaxonomy(store).then(() => store.get(taxonomyAtom).kind);
  await Promise.all([store.set(loadTaxonomyAtom), store.set(loadTaxonomyAtom)]);
  await store.set(loadTaxonomyAtom);
  await untilTaxonomy(store);
  expect(await kindOnceLoaded).toBe('ready');

  // The root has no visible categories.
  expect(store.get(rootsWithoutMenuAtom)).toEqual(['10052']);
  expect(fetchTaxonomy).toHaveBeenCalledExactlyOnceWith(7);
  expect(store.get(taxonomyAtom)).toMatchObject({ kind: 'ready' });
});

test('the taxonomy is requested again after the shopper has signed in or out', async () => {
  const { calls, call, answer } = deferredCalls<ReturnType<typeof aTaxonomy>>();
  const { store } = aStore({ fetchTaxonomy: call });
  void store.set(loadTaxonomyAtom);
  await flushPromises();
  store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });
  const again = store.set(loadTaxonomyAtom);
  await flushPromises();
  answer(1).resolve({ categories: [] });
  answer(0).resolve(aTaxonomy());
  await again;

  expect(calls).toHaveLength(2);
  expect(store.get(taxonomyAtom)).toMatchObject({ value: { roots: [] } });
});

test('a failure to load the taxonomy is logged, and the next use requests it again', async () => {
  const down = aStore({ fetchTaxonomy: () => Promise.reject(new Error('down')) });
  await down.store.set(loadTaxonomyAtom);

  expect(down.store.get(taxonomyAtom).kind).toBe('failed');
  expect(down.store.get(rootsWithoutMenuAtom)).toEqual(['10051', '10052']);
  expect(down.logged).toEqual(['Failed to fetch the taxonomy: down']);

  down.store.set(connectServicesAtom, { fetchTaxonomy: async () => aTaxonomy() } as unknown as Services);
  await down.store.set(loadTaxonomyAtom);
  expect(down.store.get(taxonomyAtom).kind).toBe('ready');
});

test('a host with further roots has their links from the start of the page; another host requests nothing', async () => {
  const siteLinks = aCategory({ id: 'sites', url: null, categoryIds: ['help'] });
  const help = aCategory({ id: 'help', name: 'Help', url: '/ecom/help' });
  const { store } = aStore({ fetchTaxonomy: async () => ({ categories: [siteLinks, help] }) });
  await store.set(ensureRootLinksAtom);
  expect(store.get(taxonomyAtom).kind).toBe('pending');

  const config = { menuRoots: { siteLinks: 'sites' } };
  store.set(setPageAtom, { options: resolveHeaderOptions({ config }) });
  store.set(updateRootLinksAtom);
  expect(store.get(rootLinksAtom), 'before the taxonomy has loaded').toEqual({});
  await store.set(ensureRootLinksAtom);

  const links = store.get(rootLinksAtom);
  expect(links.siteLinks).toMatchObject([{ name: 'Help', href: '/ecom/help' }]);

  await store.set(loadTaxonomyAtom);
  expect(store.get(rootLinksAtom), 'opening a menu leaves them as they are').toBe(links);
});

const menuRoots = {
  groceries: '10051',
  entertaining: '10052',
  authenticatedAccount: 'account',
  unauthenticatedAccount: 'welcome',
  siteLinks: 'sites',
  megaMenu: 'mega',
};

const categories = [
  aCategory({ categoryIds: ['10060'] }),
  aCategory({ id: '10060', name: 'Bakery', url: 'bakery', categoryIds: ['10061'], iconName: 'croissant' }),
  aCategory({ id: '10061', name: 'Bread', url: 'bread' }),
  aCategory({ id: 'mega', name: 'Mega', url: null, categoryIds: ['10060', 'gifts', 'old', 'lost'] }),
  aCategory({ id: 'gifts', name: 'Gifts and flowers', shortName: 'Gifts', url: 'gifts' }),
  aCategory({ id: 'old', name: 'Old', url: 'old', emptyOfProducts: true }),
  aCategory({ id: 'lost', name: 'Lost', url: null }),
  aCategory({ id: 'sites', name: 'Sites', url: null, categoryIds: ['cellar', 'help', 'trap'] }),
  aCategory({ id: 'cellar', name: 'Cellar', url: 'https://cellar.example/' }),
  aCategory({ id: 'help', name: 'Help', url: '/content/site/en/help.html' }),
  aCategory({ id: 'trap', name: 'Trap', url: 'javascript:alert(1)' }),
  aCategory({ id: 'account', name: 'Account', url: null }),
];

const linksOf = (
  list: typeof categories,
  deliveryPass: DeliveryPassStatus = 'UNKNOWN',
  roots: typeof menuRoots | ReturnType<typeof resolveHeaderOptions>['config']['menuRoots'] = menuRoots,
) =>
  findRootLinks({
    index: indexCategories({ categories: list }, Object.values(menuRoots)),
    menuRoots: roots,
    routes: createRoutes(),
    origin: 'https://shop.example',
    deliveryPass,
  });
const links = (roots?: Parameters<typeof linksOf>[2]) => linksOf(categories, 'UNKNOWN', roots);

describe('findRootLinks', () => {
  test('the items of a root are links with their short names and icons; a category keeps its page below Groceries', () => {
    expect(links().megaMenu).toEqual([
      {
        kind: 'category',
        id: '10060',
        name: 'Bakery',
        href: '/ecom/shop/browse/groceries/bakery',
        iconName: 'croissant',
        opensLevel: true,
      },
      {
        kind: 'category',
        id: 'gifts',
        name: 'Gifts',
        href: '/ecom/shop/browse/gifts',
        iconName: null,
        opensLevel: false,
      },
    ]);
  });

  test('an item may lead to an address or to a path of the content service, but to no script', () => {
    expect(links().siteLinks?.map(({ name, href }) => [name, href])).toEqual([
      ['Cellar', 'https://cellar.example/'],
      ['Help', '/ecom/help'],
    ]);
  });

  test.each([
    ['authenticatedAccount', []],
    ['megaMenu', ['groceries home']],
    ['siteLinks', ['customer service', 'store finder']],
  ] as const)('two rows of %s never have one address, and none leads to log-out', (root, known) => {
    const routes = createRoutes();
    const urls = {
      'groceries home': routes.groceriesHome(),
      'customer service': routes.customerService(),
      'store finder': routes.findAStore(),
      favourites: '/ecom/favourites',
      hearts: '/content/site/en/favourites.html',
      'log-out': '/log-out',
      bye: '/ecom/log-out/?from=menu',
    };
    const items = Object.entries(urls).map(([id, url]) => aCategory({ id, name: id, url }));
    const parent = aCategory({ id: menuRoots[root], url: null, categoryIds: Object.keys(urls) });
    const names = linksOf([parent, ...items])[root]?.map(({ id }) => id);

    expect(names).toEqual(
      ['groceries home', 'customer service', 'store finder', 'favourites'].filter(
        (name) => !(known as readonly string[]).includes(name),
      ),
    );
  });

  test.each([
    ['UNKNOWN', ['Rewards']],
    ['ACTIVE', ['Rewards', 'Pass', 'Buy a pass']],
    ['AVAILABLE', ['Rewards', 'Pass', 'Buy a pass']],
  ] as const)('while the delivery pass is %s its pages are linked by that status', (status, expected) => {
    const items = [
      aCategory({ id: 'account', url: null, categoryIds: ['rewards', 'pass', 'buy'] }),
      aCategory({ id: 'rewards', name: 'Rewards', url: '/ecom/rewards' }),
      aCategory({ id: 'pass', name: 'Pass', url: '/ecom/myaccount/delivery-pass' }),
      aCategory({ id: 'buy', name: 'Buy a pass', url: '/content/site/en/delivery-pass.html' }),
    ];

    expect(linksOf(items, status).authenticatedAccount?.map(({ name }) => name)).toEqual(expected);
  });

  test('a root without items, an unknown one and one that is not configured have no links', () => {
    expect(links()).not.toHaveProperty('authenticatedAccount');
    expect(links()).not.toHaveProperty('unauthenticatedAccount');
    expect(links(resolveHeaderOptions().config.menuRoots)).toEqual({});
  });
});
