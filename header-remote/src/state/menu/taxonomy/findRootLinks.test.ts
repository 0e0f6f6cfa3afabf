import { createRoutes, type DeliveryPassStatus, resolveHeaderOptions } from '@grocer/shared-contracts';
import { aCategory } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { findRootLinks } from './findRootLinks.ts';
import { hasFurtherRoots } from './hasFurtherRoots.ts';
import { indexCategories } from './indexCategories.ts';

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

describe('hasFurtherRoots', () => {
  test('a host has further roots if it configures one', () => {
    const { menuRoots: byDefault } = resolveHeaderOptions().config;

    expect(hasFurtherRoots(byDefault)).toBe(false);
    expect(hasFurtherRoots({ ...byDefault, siteLinks: 'sites' })).toBe(true);
  });
});
