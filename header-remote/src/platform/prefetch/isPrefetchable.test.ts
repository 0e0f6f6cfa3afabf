import { describe, expect, test } from 'vitest';
import { isPrefetchable } from './isPrefetchable.ts';

const context = {
  currentUrl: 'https://shop.example/ecom/recipes?servings=4',
  excludedAddresses: [
    '/ecom/log-out',
    '/ecom/login',
    '/ecom/checkout#top',
    'https://cellar.example/ecom/shop',
  ],
};
const prefetches = (href: string, target = '') =>
  isPrefetchable({ href: href.startsWith('/') ? `https://shop.example${href}` : href, target }, context);

describe('isPrefetchable', () => {
  test('a page of the shop is prefetched', () => {
    expect(prefetches('/ecom/shop/browse/groceries')).toBe(true);
    expect(prefetches('/ecom/recipes?servings=2')).toBe(true);
  });

  test.each([
    ['the page that the shopper is on', '/ecom/recipes?servings=4#method'],
    ['a page that signs out', '/ecom/log-out'],
    ['a page that signs in', '/ecom/login?redirect=%2Fecom'],
    ['a page that checks out', '/ecom/checkout#checkoutPromoCodes'],
    ['an excluded page with a trailing slash', '/ecom/log-out/'],
    ['an excluded page with a trailing slash and a query', '/ecom/login/?redirect=%2Fecom'],
    ['a page below an excluded one', '/ecom/checkout/payment/card'],
    ['an excluded page in other case', '/ecom/Checkout'],
    ['an excluded page behind dots', '/ecom/recipes/../log-out'],
    ['another shop', 'https://cellar.example/'],
    ['an empty address', ''],
    ['a telephone number', 'tel:08081570111'],
  ])('%s is not prefetched', (_name, href) => {
    expect(prefetches(href)).toBe(false);
  });

  test('a page whose name only begins like that of an excluded one is prefetched', () => {
    expect(prefetches('/ecom/checkout-tips')).toBe(true);
    expect(prefetches('/ecom')).toBe(true);
  });

  test('a link that opens another tab is not prefetched', () => {
    expect(prefetches('/ecom/recipes/soup', '_blank')).toBe(false);
  });
});
