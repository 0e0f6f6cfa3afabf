import { describe, expect, test } from 'vitest';
import { searchTermOf } from './searchTermOf.ts';

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
