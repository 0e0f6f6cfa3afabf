import { createRoutes } from '@grocer/shared-contracts';
import { aCategory, aTaxonomy } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { ancestorsOf, categoryHref, indexCategories, visibleChildren } from './categories.ts';

const roots = ['10051', '10052'];
const index = (...categories: Parameters<typeof aCategory>[0][]) =>
  indexCategories({ categories: categories.map((fields) => aCategory(fields)) }, roots);
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('visibleChildren', () => {
  test('a taxonomy with a cycle does not loop for ever', () => {
    const shop = index({ categoryIds: ['1'] }, { id: '1', categoryIds: ['10051', '1'] });

    expect(names(visibleChildren(shop, '1'))).toEqual([]);
  });
});

describe('categoryHref', () => {
  const routes = createRoutes();

  test('the address of a category has the URL names from the root down', () => {
    const shop = indexCategories(aTaxonomy(), roots);

    expect(categoryHref(shop, ancestorsOf(shop, '10061').at(-1) as never, routes)).toBe(
      '/ecom/shop/browse/groceries/bakery/bread',
    );
  });

  test('an offer category leads to its offers', () => {
    const offer = aCategory({ id: '7', url: 'Bakery', offer: true });

    expect(categoryHref(index(), offer, routes)).toBe('/ecom/shop/browse/offers/bakery_offers?categoryId=7');
  });
});
