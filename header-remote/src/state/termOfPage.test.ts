import { describe, expect, test } from 'vitest';
import { termOfPage } from './termOfPage.ts';

const searchPath = '/ecom/shop/search';

describe('termOfPage', () => {
  test.each(['/ecom/shop/search?searchTerm=oat+milk', '/ecom/shop/search?searchTerm=oat%20milk'])(
    'reads the term of %s, however its space is written',
    (path) => {
      expect(termOfPage(path, searchPath)).toBe('oat milk');
    },
  );

  test('is empty on the base search page and on every other page', () => {
    expect(termOfPage('/ecom/shop/search', searchPath)).toBe('');
    expect(termOfPage('/ecom/recipes?searchTerm=milk', searchPath)).toBe('');
  });

  test.each(['//', '///', '', '/ecom/%'])('is empty on a page at %j', (path) => {
    expect(termOfPage(path, searchPath)).toBe('');
  });
});
