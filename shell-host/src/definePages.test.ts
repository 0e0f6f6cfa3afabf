import { createRoutes, resolveHeaderOptions } from '@grocer/shared-contracts';
import { describe, expect, it } from 'vitest';
import { definePages, findPage, pathInApp } from './definePages.ts';

const options = resolveHeaderOptions();
const routes = createRoutes(options);
const pages = definePages(routes, options.config);

describe('definePages', () => {
  it.each([
    ['/', 'home'],
    ['/ecom', 'home'],
    ['/ecom/', 'home'],
    ['/ecom/shop/browse', 'browse'],
    ['/ecom/shop/browse/groceries/fresh_and_chilled/fruit', 'browse'],
    ['/ecom/shop/browse/offers/bakery_offers', 'browse'],
    ['/ecom/shop/search', 'search'],
    ['/ecom/shop/multi-search', 'multi-search'],
    ['/ecom/shop/buylist/111,222', 'buylist'],
    ['/ecom/shop/trolley', 'trolley'],
    ['/ecom/serviceselection', 'service-selection'],
    ['/ecom/bookslot/collection/groceries', 'collection/groceries'],
    ['/ecom/beforeYouGo', 'before-you-go'],
    ['/ecom/beforeYouGo/offers', 'before-you-go'],
    ['/ecom/checkout', 'checkout'],
    ['/ecom/order-confirmation/5001', 'order-confirmation'],
    ['/ecom/myaccount/my-orders/order/5001', 'order'],
    ['/ecom/myaccount/delivery-pass', 'delivery-pass'],
    ['/ecom/delivery-pass', 'delivery-pass'],
    ['/ecom/login', 'login'],
    ['/ecom/loyalty', 'plain'],
    ['/ecom/resolve-order-payment/5001', 'plain'],
  ])('the path %s has a page', (path, name) => {
    expect(findPage(pages, path)?.name).toBe(name);
  });

  it.each(['/nowhere', '/ecom/nowhere', '/ecom/bookslot/by-drone', '/ecom/shop', '/favicon.ico'])(
    'the path %s has no page',
    (path) => {
      expect(findPage(pages, path)).toBeUndefined();
    },
  );

  it('paths begin with the configured root', () => {
    const elsewhere = resolveHeaderOptions({ config: { root: '/winkel' } });

    expect(findPage(definePages(createRoutes(elsewhere), elsewhere.config), '/winkel/lists')?.title).toBe(
      'Lists',
    );
  });
});

describe('pathInApp', () => {
  const site = { origin: 'https://shop.example', pages };

  it('the path of a page of the app keeps its query and hash', () => {
    expect(pathInApp(routes.search('oat milk'), site)).toBe('/ecom/shop/search?searchTerm=oat+milk');
    expect(pathInApp(routes.checkout('checkoutPromoCodes'), site)).toBe('/ecom/checkout#checkoutPromoCodes');
    expect(pathInApp('https://shop.example/ecom/lists', site)).toBe('/ecom/lists');
  });

  it.each([
    ['signing out, which the server does', routes.logout()],
    ['a page that the app does not have', '/ecom/nowhere'],
    ['another site', 'https://cellar.grocer.example/ecom/lists'],
    ['no address at all', 'https://'],
  ])('the router does not open %s', (_address, url) => {
    expect(pathInApp(url, site)).toBeUndefined();
  });
});
