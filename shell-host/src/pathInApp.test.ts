import { createRoutes, resolveHeaderOptions } from '@grocer/shared-contracts';
import { describe, expect, it } from 'vitest';
import { definePages } from './definePages.ts';
import { pathInApp } from './pathInApp.ts';

const options = resolveHeaderOptions();
const routes = createRoutes(options);
const site = { origin: 'https://shop.example', pages: definePages(routes, options.config) };

describe('pathInApp', () => {
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
