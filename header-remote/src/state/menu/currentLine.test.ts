import { createRoutes } from '@grocer/shared-contracts';
import { aTaxonomy } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { currentLine } from './currentLine.ts';
import { indexCategories } from './indexCategories.ts';

const index = indexCategories(aTaxonomy(), ['10051', '10052']);
const line = (path: string, depth = 7) => currentLine({ index, depth }, path, createRoutes());

describe('currentLine', () => {
  test('leads down to the category whose page it is, whatever the query', () => {
    expect(line('/ecom/shop/browse/groceries/bakery/bread?sortBy=price')).toEqual({
      ids: ['10051', '10060', '10061'],
      isWhole: true,
    });
  });

  test('ends where the path names no category', () => {
    expect(line('/ecom/shop/browse/groceries/bakery/bread/brown')).toEqual({
      ids: ['10051', '10060', '10061'],
      isWhole: false,
    });
  });

  test.each(['/ecom/recipes', '/ecom/shop/browse', '/'])('%s stands in no category', (path) => {
    expect(line(path).ids).toEqual([]);
  });

  test('a taxonomy asked for with a depth below 7 finds no page (clarification 122)', () => {
    expect(line('/ecom/shop/browse/groceries/bakery', 6).ids).toEqual([]);
    expect(line('/ecom/shop/browse/groceries/bakery', 7).ids).toEqual(['10051', '10060']);
  });
});
