import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { setPageAtom } from './page.ts';
import { pageTypeAtom } from './pageType.ts';

const typeOf = (path: string) => {
  const store = createStore();
  store.set(setPageAtom, { path });
  return store.get(pageTypeAtom);
};

describe('pageTypeAtom', () => {
  test.each([
    ['/', 'home'],
    ['/ecom/', 'home'],
    ['/ecom/shop/search?searchTerm=milk', 'search'],
    ['/ecom/shop/multi-search?value=milk', 'multi-search'],
    ['/ecom/shop/browse/offers/bakery_offers', 'offers'],
    ['/ecom/shop/browse/groceries/bakery', 'browse'],
    ['/ecom/shop/trolley', 'trolley'],
    ['/ecom/beforeYouGo', 'checkout'],
    ['/ecom/checkout', 'checkout'],
    ['/ecom/order-confirmation/5001', 'order-confirmation'],
    ['/ecom/bookslot/collection/groceries', 'slots'],
    ['/ecom/serviceselection', 'slots'],
    ['/ecom/myaccount/my-orders', 'account'],
    ['/ecom/recipes/soup', 'content'],
    ['/ecom/searches', 'other'],
  ])('the page %s is of type %s', (path, type) => {
    expect(typeOf(path)).toBe(type);
  });
});
