import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { taxonomySchema } from './catalogue.ts';
import { aCategory, aTaxonomy } from './shop.fixtures.ts';

const read = (input: unknown) => parseContract(taxonomySchema, input, 'taxonomy');

describe('taxonomySchema', () => {
  it('returns its fixture unchanged', () => {
    expect(read(aTaxonomy())).toEqual(aTaxonomy());
  });

  it('reads the documented example (behaviour/services#taxonomy)', () => {
    const documented = {
      id: '10051',
      name: 'Groceries',
      shortName: 'Groceries',
      url: 'groceries',
      categoryIds: ['10060'],
      banner: 'menu/banners/groceries',
      emptyOfProducts: false,
      hiddenInNav: false,
      additionalClasses: null,
      iconName: null,
      offer: false,
    };

    expect(read({ categories: [documented] }).categories).toEqual([
      aCategory({ categoryIds: ['10060'], banner: 'menu/banners/groceries' }),
    ]);
  });

  it('reads a tree as the same list of categories', () => {
    const bread = { id: 10061, name: 'Bread', url: 'bread' };
    const bakery = { id: 10060, name: 'Bakery', url: 'bakery', childCategories: [bread] };
    const groceries = {
      id: 10051,
      name: 'Groceries',
      url: 'groceries',
      megaMenuBanner: 'menu/banners/groceries',
      childCategories: [bakery],
    };
    const entertaining = { id: 10052, name: 'Entertaining', url: 'entertaining' };

    expect(read({ categories: [groceries, entertaining] })).toEqual(aTaxonomy());
  });

  it('reads the title that a category gives to the seasonal menu', () => {
    const titled = { id: '1', name: 'Easter', seasonalMenuTitle: 'Easter at the shop' };

    expect(read({ categories: [titled] }).categories).toMatchObject([titled]);
  });

  it('reads numeric child ids as text', () => {
    expect(read({ categories: [{ id: 1, name: 'A', categoryIds: [2, '3'] }] }).categories).toMatchObject([
      { id: '1', categoryIds: ['2', '3'] },
    ]);
  });

  it('drops a category without an id or a name, together with its nested children', () => {
    const withoutId = { name: 'Lost', childCategories: [{ id: 3, name: 'Also lost' }] };
    const blank = { id: 4, name: ' ' };

    const { categories } = read({
      categories: [{ id: 1, name: 'A', childCategories: [withoutId, { id: 2, name: 'B' }] }, blank],
    });

    expect(categories.map(({ id, categoryIds }) => [id, categoryIds])).toEqual([
      ['1', ['2']],
      ['2', []],
    ]);
  });

  it('reads an unreadable optional field as missing', () => {
    const odd = { id: 1, name: 'A', url: 7, banner: {}, iconName: '', additionalClasses: 'bold  red' };

    expect(read({ categories: [odd] }).categories).toEqual([
      aCategory({
        id: '1',
        name: 'A',
        url: null,
        banner: null,
        iconName: null,
        additionalClasses: ['bold', 'red'],
      }),
    ]);
  });

  it('keeps the first of two categories with the same id', () => {
    const { categories } = read({
      categories: [
        { id: 1, name: 'First' },
        { id: '1', name: 'Second' },
      ],
    });

    expect(categories.map(({ name }) => name)).toEqual(['First']);
  });

  it('reads a tree that is 20,000 levels deep', () => {
    let root: object = { id: 0, name: 'Leaf' };
    for (let level = 1; level <= 20_000; level += 1)
      root = { id: level, name: 'Branch', childCategories: [root] };

    expect(read({ categories: [root] }).categories).toHaveLength(20_001);
  });

  it('rejects an unreadable taxonomy instead of reading it as empty', () => {
    expect(read({ categories: [] })).toEqual({ categories: [] });
    expect(() => read({})).toThrow('taxonomy: expected array at categories, got nothing');
    expect(() => read({ categories: [{ name: 'A' }] })).toThrow('at categories[0].id, got nothing');
  });
});
