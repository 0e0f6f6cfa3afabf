import { describe, expect, it } from 'vitest';
import { readSearchTerm } from '../routes/fallbackPaths.ts';
import { createRoutes } from '../routes/routes.ts';

describe('readSearchTerm', () => {
  it('decodes a space that is written as + or %20', () => {
    expect(readSearchTerm('?searchTerm=oat+milk')).toBe('oat milk');
    expect(readSearchTerm('?searchTerm=oat%20milk')).toBe('oat milk');
  });

  it('is empty when the query has no search term', () => {
    expect(readSearchTerm('')).toBe('');
  });

  it('reads back the term of a search link', () => {
    const { search } = new URL(createRoutes().search('Ben & Jerry’s + tea'), 'https://www.example');

    expect(readSearchTerm(search)).toBe('Ben & Jerry’s + tea');
  });
});
