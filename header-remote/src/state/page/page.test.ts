import { expect, test } from 'vitest';
import { findCurrentLink } from './links.ts';
import { searchTermOf } from './page.ts';

test.each([
  ['/ecom/shop/search?searchTerm=oat+milk', 'oat milk'],
  ['/ecom/shop/search?searchTerm=oat%20milk', 'oat milk'],
  ['/ecom/shop/search', ''],
  ['/ecom/recipes?searchTerm=milk', ''],
  ...['//', '///', '', '/ecom/%'].map((path) => [path, '']),
])('the search term of the page %j is %j', (path = '', term) => {
  expect(searchTermOf(path, '/ecom/shop/search')).toBe(term);
});

const groceries = '/ecom/shop/browse/groceries';
const hrefs = [groceries, `${groceries}/new`, '/ecom/recipes'];

test.each([
  ['that of the page itself', '/ecom/recipes', '/ecom/recipes'],
  ['that of a page above it, whatever its query', '/ecom/recipes/soup?servings=4', '/ecom/recipes'],
  ['the longer one if two match', `${groceries}/new/this-week`, `${groceries}/new`],
  ['none of a path that only starts with the same letters', '/ecom/recipes-by-friends', undefined],
])('the current link is %s', (_, path, link) => {
  expect(findCurrentLink(hrefs, path)).toBe(link);
});
