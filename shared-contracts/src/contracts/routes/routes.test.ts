import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveHeaderOptions } from '../options/resolveHeaderOptions.ts';
import { placementOf } from './address.ts';
import { readRedirect, readSearchTerm } from './fallbackPaths.ts';
import { createRoutes } from './routes.ts';

const routes = createRoutes();
const routesWith = (options: object) => createRoutes(resolveHeaderOptions(options));

describe('createRoutes', () => {
  it.each([
    ['root', () => routes.root(), '/ecom'],
    ['homepage', () => routes.homepage(), '/'],
    ['book delivery slot', () => routes.bookSlot('delivery'), '/ecom/bookslot/delivery'],
    ['collection', () => routes.bookSlot('collection/groceries'), '/ecom/bookslot/collection/groceries'],
    ['browse', () => routes.browse(), '/ecom/shop/browse'],
    ['groceries home', () => routes.groceriesHome(), '/ecom/shop/browse/groceries'],
    ['entertaining home', () => routes.entertainingHome(), '/ecom/shop/browse/entertaining'],
    ['offers', () => routes.offers(), '/ecom/shop/browse/offers'],
    ['new', () => routes.new(), '/ecom/shop/browse/groceries/new'],
    ['Valentine’s', () => routes.valentines(), '/ecom/shop/browse/groceries/valentines'],
    ['Christmas', () => routes.christmas(), '/ecom/shop/browse/groceries/christmas'],
    ['before you go', () => routes.beforeYouGo(), '/ecom/beforeYouGo'],
    ['service selection', () => routes.serviceSelection(), '/ecom/serviceselection'],
    ['favourites', () => routes.favourites(), '/ecom/favourites'],
    ['multi-search results', () => routes.multiSearch('milk'), '/ecom/shop/multi-search?value=milk'],
    ['shop search', () => routes.search('milk'), '/ecom/shop/search?searchTerm=milk'],
    ['my account', () => routes.myAccount(), '/ecom/myaccount'],
    ['my orders', () => routes.myOrders(), '/ecom/myaccount/my-orders'],
    ['view order', () => routes.viewOrder('5001'), '/ecom/myaccount/my-orders/order/5001'],
    ['active delivery pass', () => routes.deliveryPass('ACTIVE'), '/ecom/myaccount/delivery-pass'],
    ['available delivery pass', () => routes.deliveryPass('AVAILABLE'), '/ecom/delivery-pass'],
    ['my details', () => routes.myDetails(), '/ecom/my-details'],
    ['lists', () => routes.lists(), '/ecom/lists'],
    ['loyalty', () => routes.loyalty(), '/ecom/loyalty'],
    ['login', () => routes.login(), '/ecom/login'],
    ['logout', () => routes.logout(), '/ecom/log-out'],
    ['registration done', () => routes.authSuccess(), '/ecom/auth-success'],
    ['customer service', () => routes.customerService(), '/ecom/help-information/customer-service'],
    ['order confirmation', () => routes.orderConfirmation('5001'), '/ecom/order-confirmation/5001'],
    ['inspiration', () => routes.inspiration(), '/ecom/content/inspiration'],
    ['recipes', () => routes.recipes(), '/ecom/recipes'],
    ['trolley', () => routes.trolley(), '/ecom/shop/trolley'],
    ['checkout', () => routes.checkout(), '/ecom/checkout'],
    ['checkout at an anchor', () => routes.checkout('promoCodes'), '/ecom/checkout#promoCodes'],
    ['resolve order payment', () => routes.resolveOrderPayment('5001'), '/ecom/resolve-order-payment/5001'],
    ['buylist', () => routes.buylist(['111', '222']), '/ecom/shop/buylist/111,222'],
    ['browse category', () => routes.category('groceries', 'bakery'), '/ecom/shop/browse/groceries/bakery'],
    ['offer highlights', () => routes.offerHighlights('a', 'b'), '/ecom/shop/browse/offers/highlights/a/b'],
    ['no delivery pass, if its status is unknown', () => routes.deliveryPass('UNKNOWN'), null],
    ['search without a term', () => routes.search(), '/ecom/shop/search'],
    ['search for an empty term', () => routes.search(''), '/ecom/shop/search'],
    ['a customer, for support', () => routes.adminCustomer('1'), 'https://admin.grocer.example/customers/1'],
    [
      'a sister shop, with referral parameters beside its own query',
      () => routes.referral('https://cellar.example/?shelf=red', 'mega-menu'),
      'https://cellar.example/?shelf=red&utm_source=grocer&utm_medium=referral&utm_campaign=mega-menu',
    ],
    ['an encoded id', () => routes.viewOrder('a/b?c'), '/ecom/myaccount/my-orders/order/a%2Fb%3Fc'],
    ['half a surrogate pair', () => routes.viewOrder('\ud800'), '/ecom/myaccount/my-orders/order/%EF%BF%BD'],
    ['url names', () => routes.category('groceries/fruit?', ''), '/ecom/shop/browse/groceries/fruit%3F'],
    [
      'login with a redirect, without its hash',
      () => routes.login('/ecom/shop/search?searchTerm=a b#top'),
      '/ecom/login?redirect=%2Fecom%2Fshop%2Fsearch%3FsearchTerm%3Da%20b',
    ],
    [
      'login on the login page, whose redirect is safe',
      () => routes.login('/ecom/login?redirect=%2Fecom%2Flists'),
      '/ecom/login?redirect=%2Fecom%2Flists',
    ],
    ['login, unsafe redirect', () => routes.login('/ecom/login?redirect=%2F%2Fevil.example'), '/ecom/login'],
    ['login on the login page without a redirect', () => routes.login('/ecom/login/'), '/ecom/login'],
  ])('builds the address of: %s', (_name, build, expected) => {
    expect(build()).toBe(expected);
  });

  it('puts every path of the shop under the configured root, except the homepage', () => {
    const elsewhere = routesWith({ config: { root: '/shop' } });

    expect(elsewhere.trolley()).toBe('/shop/shop/trolley');
    expect(elsewhere.homepage()).toBe('/');
    expect(routesWith({ config: { root: '/' } }).root()).toBe('/');
  });

  it.each([
    ['x'.repeat(10_000)],
    ['喜'.repeat(10_000)],
    ['🥛'.repeat(10_000)],
    [' '.repeat(10_000)],
    ['\ud83e'.repeat(3000)],
    [`${'x'.repeat(1900)}${'𠮷'.repeat(100)}`],
  ])('never builds an address of more than 2,000 characters, nor half a character: %#', (text) => {
    for (const address of [routes.search(text), routes.multiSearch(text)]) {
      const [value = ''] = new URL(address, 'https://www.example').searchParams.values();

      expect(address.length).toBeLessThanOrEqual(2000);
      expect(address.length).toBeGreaterThan(1980);
      expect(text.toWellFormed().startsWith(value)).toBe(true);
    }
  });

  it('builds an address under a long root from any text', () => {
    const { multiSearch } = routesWith({ config: { root: `/${'r'.repeat(3000)}` } });

    expect(multiSearch('milk')).toMatch(/\/shop\/multi-search$/);
  });

  it('puts the root before the loyalty path once', () => {
    const loyalty = (root: string, path?: string) =>
      routesWith({ config: { root, links: { loyalty: { path } } } }).loyalty();

    expect(loyalty('/shop')).toBe('/shop/loyalty');
    expect(loyalty('/')).toBe('/loyalty');
    expect(loyalty('/ecom', '/ecom/club')).toBe('/ecom/club');
    expect(loyalty('/ecom', '/ecommerce')).toBe('/ecom/ecommerce');
    expect(loyalty('/shop', '/club')).toBe('/shop/club');
  });

  it.each([
    ['DELIVERY', '/ecom/bookslot/delivery'],
    ['DELIVERY_SERVICE', '/ecom/bookslot/delivery'],
    ['ENTERTAINING_COLLECTION', '/ecom/bookslot/collection/entertaining'],
    ['GROCERY_COLLECTION', '/ecom/bookslot/collection/groceriesandentertaining'],
    ['UNDEFINED', '/ecom/serviceselection'],
    [null, '/ecom/serviceselection'],
  ] as const)('links a slot of type %s to the page where it is changed', (slotType, page) => {
    expect(routes.slotPage(slotType)).toBe(page);
  });

  it('links to registration at the token service, which redirects to the page’s origin', () => {
    const address = routesWith({ services: { origin: 'https://s.example' } }).register('https://www.example');

    const { origin, pathname, searchParams } = new URL(address);

    expect(origin + pathname).toBe('https://s.example/api/token/v1/auth');
    expect(Object.fromEntries(searchParams)).toEqual({
      prompt: 'login',
      screen_hint: 'signup',
      redirect_uri: 'https://www.example/ecom/auth-success',
    });
  });

  it.each([
    ['10060', 'Bakery', 'bakery_offers?categoryId=10060'],
    ['10051', 'groceries', 'groceries_offers'],
    ['10052', 'entertaining', 'entertaining_offers'],
    ['10099', 'all', 'all_offers'],
  ])('links category %s with the url name %s to %s, with its id unless it is a root', (id, url, path) => {
    const { categoryOffers } = routesWith({ config: { menuRoots: { megaMenu: '10099' } } });

    expect(categoryOffers({ id, url })).toBe(`/ecom/shop/browse/offers/${path}`);
  });

  it('never links to another site, whatever the text', () => {
    const isOwnPath = (path: string) => new URL(path, 'https://www.example').origin === 'https://www.example';
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isOwnPath(routes.search(text))).toBe(true);
        expect(isOwnPath(routes.category(text, text))).toBe(true);
        expect(isOwnPath(routes.viewOrder(text))).toBe(true);
        expect(isOwnPath(routes.login(text))).toBe(true);
        expect(isOwnPath(routes.buylist([text]))).toBe(true);
      }),
    );
  });
});

const site = 'https://www.grocer.example';
const redirectOf = (redirect: string) => readRedirect(`?redirect=${encodeURIComponent(redirect)}`, site);

describe('readRedirect', () => {
  it.each([
    '/',
    '/ecom/lists',
    '/ecom/shop/search?searchTerm=a%20b&c=%5C',
    '/ecom/x?next=//y',
    '/ecom/x?a=\\',
  ])('accepts %s', (path) => {
    expect(redirectOf(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u0000/evil.example',
    '/ecom/\u007f',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/a\\..\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'https://www.grocer.example/ecom',
    'javascript:alert(1)',
    'ecom/lists',
    '',
  ])('rejects %j', (path) => {
    expect(redirectOf(path)).toBeNull();
  });

  it('returns null without a redirect', () => {
    expect(readRedirect('', site)).toBeNull();
    expect(readRedirect('?other=1', site)).toBeNull();
  });

  it('reads back the path of a login link', () => {
    const path = '/ecom/shop/search?searchTerm=a+b&c=d';

    expect(readRedirect(new URL(routes.login(path), site).search, site)).toBe(path);
  });

  it('never returns an address of another site', () => {
    const pieces = fc.constantFrom(
      ...['/', '\\', '.', '../..', '\t', '@', ':', '?', '#', 'evil.example', 'https:', 'a'],
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const redirect = redirectOf(parts.join(''));
        if (redirect !== null) expect(new URL(redirect, site).origin).toBe(site);
      }),
      { numRuns: 500 },
    );
  });
});

describe('readSearchTerm', () => {
  it.each([
    ['?searchTerm=oat+milk', 'oat milk'],
    ['?searchTerm=oat%20milk', 'oat milk'],
    ['', ''],
  ])('reads the query "%s" as "%s"', (search, term) => {
    expect(readSearchTerm(search)).toBe(term);
  });
});

const link = (href: string) => routesWith({ config: { siteOrigin: site } }).contentLink(href);

describe('contentLink', () => {
  it.each([
    ['/content/site/en/recipes/easter.html', '/ecom/recipes/easter'],
    ['/content/site/en/recipes/easter.html?a=b.html#top', '/ecom/recipes/easter?a=b.html#top'],
    ['/content/site/en', '/ecom'],
    ['/content/site/en.html', '/ecom'],
    ['https://www.grocer.example/content/site/en.html?a=b#top', '/ecom?a=b#top'],
    ['/content/site/en-gb.html', '/ecom/content/site/en-gb'],
    ['/content/site/en/ecom/lists', '/ecom/lists'],
    ['/content/site/english/tea', '/ecom/content/site/english/tea'],
    ['/recipes/easter.html', '/ecom/recipes/easter'],
    ['/recipes/a.html.b', '/ecom/recipes/a.html.b'],
    ['/ecom/shop/trolley', '/ecom/shop/trolley'],
    ['/ecommerce', '/ecom/ecommerce'],
    ['/', '/ecom'],
    ['https://www.grocer.example/content/site/en/tea.html', '/ecom/tea'],
  ])('rewrites %s to %s', (href, expected) => {
    expect(link(href)).toBe(expected);
  });

  it.each([
    'https://charity.example/donate.html?x=1',
    'http://charity.example/',
    '//cdn.example/list.html',
    'mailto:help@grocer.example',
    'tel:08081570111',
    '#ingredients',
  ])('does not change %s', (href) => {
    expect(link(href)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://www.grocer.example/1',
    'file:///etc/passwd',
    'https://',
    '',
    '  ',
  ])('returns no link for %j', (href) => {
    expect(link(href)).toBeNull();
  });

  it('never turns a path into a link to another site, whatever the root', () => {
    const { contentLink } = routesWith({ config: { root: '/' } });

    expect(contentLink('/content/site/en//evil.example')).toBe('/evil.example');
  });

  it('rewrites paths of the site if its origin is not configured, by the page’s if that is given', () => {
    expect(routes.contentLink('/content/site/en/tea.html')).toBe('/ecom/tea');
    expect(routes.contentLink(`${site}/content/site/en/tea.html`, site)).toBe('/ecom/tea');
  });
});

describe('placementOf', () => {
  it.each(['/', '/ecom', '/ecom/', '/?campaign=spring', '/ecom/#offers'])('is home on %s', (path) => {
    expect(placementOf(path, '/ecom')).toBe('home');
  });

  it.each(['/ecom/shop/browse', '/ecommerce', '/ecom//', ''])('is shop on %j', (path) => {
    expect(placementOf(path, '/ecom')).toBe('shop');
  });
});
