import { createRoutes } from '@grocer/shared-contracts';
import { aCategory, aTaxonomy } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { ancestorsOf, categoryHref, indexCategories, visibleChildren } from './categories.ts';

const roots = ['10051', '10052'];
const index = (...categories: Parameters<typeof aCategory>[0][]) =>
  indexCategories(
    { categories: categories.map((fields) => aCategory({ categoryIds: [], ...fields })) },
    roots,
  );
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('visibleChildren', () => {
  test('children are in the order that their parent gives', () => {
    const shop = index({ categoryIds: ['2', '1'] }, { id: '1', name: 'Bakery' }, { id: '2', name: 'Frozen' });

    expect(names(visibleChildren(shop, '10051'))).toEqual(['Frozen', 'Bakery']);
  });

  test('categories without products or hidden in navigation are left out', () => {
    const shop = index(
      { categoryIds: ['1', '2', '3', 'gone'] },
      { id: '1', name: 'Bakery', emptyOfProducts: true },
      { id: '2', name: 'Frozen', hiddenInNav: true },
      { id: '3', name: 'Pet' },
    );

    expect(names(visibleChildren(shop, '10051'))).toEqual(['Pet']);
  });

  test('a category that is hidden in navigation is not loaded, nor are its children', () => {
    const shop = index(
      { categoryIds: ['1'] },
      { id: '1', hiddenInNav: true, categoryIds: ['2'] },
      { id: '2', name: 'Bread' },
    );

    expect([...shop.byId.keys()]).toEqual(['10051']);
  });

  test('a taxonomy with a cycle does not loop for ever', () => {
    const shop = index({ categoryIds: ['1'] }, { id: '1', categoryIds: ['10051', '1'] });

    expect(names(visibleChildren(shop, '1'))).toEqual([]);
  });
});

describe('ancestorsOf', () => {
  test('the ancestors go from the root down to the category', () => {
    expect(names(ancestorsOf(indexCategories(aTaxonomy(), roots), '10061'))).toEqual([
      'Groceries',
      'Bakery',
      'Bread',
    ]);
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

  test('a category without a URL name has no address', () => {
    expect(categoryHref(index(), aCategory({ url: null }), routes)).toBeNull();
  });
});
