import { createRoutes } from '@grocer/shared-contracts';
import { aCategory, aTaxonomy } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { categoryHref, indexCategories, lineOf, shownChildren } from './indexCategories.ts';

const roots = ['10051', '10052'];
const index = (...categories: Parameters<typeof aCategory>[0][]) =>
  indexCategories({ categories: categories.map((each) => aCategory({ categoryIds: [], ...each })) }, roots);
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('shownChildren', () => {
  test('are in the order of their parent', () => {
    const shop = index({ categoryIds: ['2', '1'] }, { id: '1', name: 'Bakery' }, { id: '2', name: 'Frozen' });

    expect(names(shownChildren(shop, '10051'))).toEqual(['Frozen', 'Bakery']);
  });

  test('leave out what is empty of products or hidden in navigation', () => {
    const shop = index(
      { categoryIds: ['1', '2', '3', 'gone'] },
      { id: '1', name: 'Bakery', emptyOfProducts: true },
      { id: '2', name: 'Frozen', hiddenInNav: true },
      { id: '3', name: 'Pet' },
    );

    expect(names(shownChildren(shop, '10051'))).toEqual(['Pet']);
  });

  test('what is hidden in navigation is not loaded, nor what is below it', () => {
    const shop = index(
      { categoryIds: ['1'] },
      { id: '1', hiddenInNav: true, categoryIds: ['2'] },
      { id: '2', name: 'Bread' },
    );

    expect([...shop.byId.keys()]).toEqual(['10051']);
  });

  test('a taxonomy that leads back to itself ends', () => {
    const shop = index({ categoryIds: ['1'] }, { id: '1', categoryIds: ['10051', '1'] });

    expect(names(shownChildren(shop, '1'))).toEqual([]);
  });
});

describe('lineOf', () => {
  test('leads from the root down to the category', () => {
    expect(names(lineOf(indexCategories(aTaxonomy(), roots), '10061'))).toEqual([
      'Groceries',
      'Bakery',
      'Bread',
    ]);
  });
});

describe('categoryHref', () => {
  const routes = createRoutes();

  test('is made of the url names from the root down', () => {
    const shop = indexCategories(aTaxonomy(), roots);

    expect(categoryHref(shop, lineOf(shop, '10061').at(-1) as never, routes)).toBe(
      '/ecom/shop/browse/groceries/bakery/bread',
    );
  });

  test('leads to the offers of an offer category', () => {
    const offer = aCategory({ id: '7', url: 'Bakery', offer: true });

    expect(categoryHref(index(), offer, routes)).toBe('/ecom/shop/browse/offers/bakery_offers?categoryId=7');
  });

  test('is none without a url name', () => {
    expect(categoryHref(index(), aCategory({ url: null }), routes)).toBeNull();
  });
});
