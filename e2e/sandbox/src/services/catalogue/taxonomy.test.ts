import { describe, expect, test } from 'vitest';
import { aVisitor } from '../../testing/aVisitor.ts';

type Flat = { id: string; name: string; categoryIds: string[]; banner: string | null };
type Tree = { id: string; childCategories: Tree[]; megaMenuBanner: string | null };

const flat = async (query = ''): Promise<Flat[]> =>
  (await aVisitor().json(`/taxonomy/v1/categories?shape=flat${query}`)).categories;

const tree = async (query = ''): Promise<Tree[]> =>
  (await aVisitor().json(`/taxonomy/v1/categories?shape=tree${query}`)).categories;

const countIn = (categories: Tree[]): number =>
  categories.reduce((count, category) => count + 1 + countIn(category.childCategories), 0);

describe('taxonomy', () => {
  test('the flat taxonomy lists every category, the root first', async () => {
    const categories = await flat('&roots=10051,10052&depth=7');

    expect(categories[0]).toMatchObject({
      id: '10051',
      name: 'Groceries',
      shortName: 'Groceries',
      url: 'groceries',
      banner: 'menu/banners/groceries',
      emptyOfProducts: false,
      hiddenInNav: false,
      additionalClasses: null,
      iconName: null,
      offer: false,
    });
    const ids = new Set(categories.map(({ id }) => id));
    for (const { categoryIds } of categories) for (const id of categoryIds) expect(ids.has(id)).toBe(true);
  });

  test('the taxonomy as a tree has as many categories as the flat one', async () => {
    const categories = await tree();

    expect(categories.map(({ id }) => id)).toEqual(['10051', '10052']);
    expect(categories[0]?.megaMenuBanner).toBe('menu/banners/groceries');
    expect(countIn(categories)).toBe((await flat()).length);
  });

  test('the taxonomy has only the requested roots, without unknown ones', async () => {
    expect((await tree('&roots=10052,10999')).map(({ id }) => id)).toEqual(['10052']);
  });

  test('the taxonomy ends at the requested depth', async () => {
    const categories = await flat('&roots=10052&depth=2');

    expect(categories).toHaveLength(1 + (categories[0]?.categoryIds.length ?? 0));
    expect(categories[1]?.categoryIds).toEqual([]);
  });

  test.each(['shape=round', 'depth=0', 'depth=8', 'depth=many'])('the query %s is refused', async (query) => {
    expect((await aVisitor().call(`/taxonomy/v1/categories?${query}`)).status).toBe(400);
  });

  test('further roots are in the answer only if the caller asks for them', async () => {
    expect((await flat()).map(({ name }) => name)).not.toContain('Wine club');
    expect((await flat('&roots=20001')).map(({ name }) => name)).toEqual([
      'Site links',
      'Wine club',
      'Recipe box',
    ]);
  });
});
