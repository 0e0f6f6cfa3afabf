import { describe, expect, it } from 'vitest';
import { readSearchTerm } from './readSearchTerm.ts';
import { createRoutes } from './routes.ts';

describe('readSearchTerm', () => {
  it('decodes both ways of writing a space', () => {
    expect(readSearchTerm('?searchTerm=oat+milk')).toBe('oat milk');
    expect(readSearchTerm('?searchTerm=oat%20milk')).toBe('oat milk');
  });

  it('is empty on any other page', () => {
    expect(readSearchTerm('')).toBe('');
  });

  it('reads back what the search route carries', () => {
    const { search } = new URL(createRoutes().search('Ben & Jerry’s + tea'), 'https://www.example');

    expect(readSearchTerm(search)).toBe('Ben & Jerry’s + tea');
  });
});
