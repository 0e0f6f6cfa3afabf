import { describe, expect, test } from 'vitest';
import { findCurrentLink } from './findCurrentLink.ts';

const groceries = '/ecom/shop/browse/groceries';
const hrefs = [groceries, `${groceries}/new`, '/ecom/recipes'];

describe('findCurrentLink', () => {
  test('the current link is that of the page itself', () => {
    expect(findCurrentLink(hrefs, '/ecom/recipes')).toBe('/ecom/recipes');
  });

  test('a page below a link’s path has that link, whatever its query', () => {
    expect(findCurrentLink(hrefs, '/ecom/recipes/soup?servings=4')).toBe('/ecom/recipes');
  });

  test('if two links match, the longer path wins', () => {
    expect(findCurrentLink(hrefs, `${groceries}/new/this-week`)).toBe(`${groceries}/new`);
  });

  test('a path that only starts with the same letters does not match', () => {
    expect(findCurrentLink(hrefs, '/ecom/recipes-by-friends')).toBeUndefined();
  });
});
