import { describe, expect, test } from 'vitest';
import { currentLink } from './currentLink.ts';

const groceries = '/ecom/shop/browse/groceries';
const hrefs = [groceries, `${groceries}/new`, '/ecom/recipes'];

describe('currentLink', () => {
  test('is the link of the page itself', () => {
    expect(currentLink(hrefs, '/ecom/recipes')).toBe('/ecom/recipes');
  });

  test('is the link of a page further in, whatever its query', () => {
    expect(currentLink(hrefs, '/ecom/recipes/soup?servings=4')).toBe('/ecom/recipes');
  });

  test('is the nearer of two', () => {
    expect(currentLink(hrefs, `${groceries}/new/this-week`)).toBe(`${groceries}/new`);
  });

  test('is none on a page that only begins with the same letters', () => {
    expect(currentLink(hrefs, '/ecom/recipes-by-friends')).toBeUndefined();
  });
});
