import { createRoutes } from '@grocer/shared-contracts';
import { aTaxonomy } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { findMenuPath } from './findMenuPath.ts';
import { indexCategories } from './indexCategories.ts';

const index = indexCategories(aTaxonomy(), ['10051', '10052']);
const pathOf = (path: string, depth = 7) => findMenuPath({ index, depth }, path, createRoutes());

describe('findMenuPath', () => {
  test('the path leads down to the category of the page, whatever the query', () => {
    expect(pathOf('/ecom/shop/browse/groceries/bakery/bread?sortBy=price')).toEqual({
      ids: ['10051', '10060', '10061'],
      isExact: true,
    });
  });

  test('a page below a category leads to that category', () => {
    expect(pathOf('/ecom/shop/browse/groceries/bakery/bread/brown')).toEqual({
      ids: ['10051', '10060', '10061'],
      isExact: false,
    });
  });

  test.each(['/ecom/recipes', '/ecom/shop/browse', '/'])('the page %s belongs to no category', (path) => {
    expect(pathOf(path).ids).toEqual([]);
  });

  test('with fewer than 7 levels of the taxonomy no page is found', () => {
    expect(pathOf('/ecom/shop/browse/groceries/bakery', 6).ids).toEqual([]);
    expect(pathOf('/ecom/shop/browse/groceries/bakery', 7).ids).toEqual(['10051', '10060']);
  });
});
