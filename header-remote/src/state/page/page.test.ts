import { describe, expect, test } from 'vitest';
import { findCurrentLink } from './links.ts';
import { searchTermOf } from './page.ts';

const searchPath = '/ecom/shop/search';

describe('searchTermOf', () => {
  test.each(['/ecom/shop/search?searchTerm=oat+milk', '/ecom/shop/search?searchTerm=oat%20milk'])(
    'the search term of %s is read, however its space is encoded',
    (path) => {
      expect(searchTermOf(path, searchPath)).toBe('oat milk');
    },
  );

  test('the search term is empty on the search page without a term and on every other page', () => {
    expect(searchTermOf('/ecom/shop/search', searchPath)).toBe('');
    expect(searchTermOf('/ecom/recipes?searchTerm=milk', searchPath)).toBe('');
  });

  test.each(['//', '///', '', '/ecom/%'])('the search term is empty on a page at %j', (path) => {
    expect(searchTermOf(path, searchPath)).toBe('');
  });
});

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
