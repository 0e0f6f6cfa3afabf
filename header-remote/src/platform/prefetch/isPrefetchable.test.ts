import { describe, expect, test } from 'vitest';
import { isPrefetchable } from './isPrefetchable.ts';

const surroundings = {
  here: 'https://shop.example/ecom/recipes?servings=4',
  never: ['/ecom/log-out', '/ecom/login', '/ecom/checkout'],
};
const prefetches = (href: string, target = '') =>
  isPrefetchable({ href: href.startsWith('/') ? `https://shop.example${href}` : href, target }, surroundings);

describe('isPrefetchable', () => {
  test('is a page of the shop', () => {
    expect(prefetches('/ecom/shop/browse/groceries')).toBe(true);
    expect(prefetches('/ecom/recipes?servings=2')).toBe(true);
  });

  test.each([
    ['the page that the shopper is on', '/ecom/recipes?servings=4#method'],
    ['a page that signs out', '/ecom/log-out'],
    ['a page that signs in', '/ecom/login?redirect=%2Fecom'],
    ['a page that checks out', '/ecom/checkout#checkoutPromoCodes'],
    ['another shop', 'https://cellar.example/'],
    ['an address that is none', ''],
    ['a telephone number', 'tel:08081570111'],
  ])('is not %s', (_name, href) => {
    expect(prefetches(href)).toBe(false);
  });

  test('is not what opens in another tab', () => {
    expect(prefetches('/ecom/recipes/soup', '_blank')).toBe(false);
  });
});
