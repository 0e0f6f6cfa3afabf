import { describe, expect, test } from 'vitest';
import { productsIn } from './products.ts';
import { categories, categoryAt, findCategory, roots } from './taxonomy.ts';

describe('categories', () => {
  test('Groceries and Entertaining have more than 400 categories, in up to six levels below the root', () => {
    expect(roots.map(({ id, name }) => [id, name])).toEqual([
      ['10051', 'Groceries'],
      ['10052', 'Entertaining'],
    ]);
    expect(categories.length).toBeGreaterThan(400);
    for (const root of roots) expect(depthOf(root.id)).toBeGreaterThanOrEqual(5);
    expect(depthOf('10051')).toBe(7);
  });

  test('every category has its own id and path', () => {
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
    expect(new Set(categories.map(({ path }) => path.join('/'))).size).toBe(categories.length);
  });

  test('url names have no accents and no apostrophes', () => {
    for (const { url } of categories) expect(url).toMatch(/^[a-zA-Z0-9_]+$/);
    expect(categoryAt('groceries/fresh_and_chilled/milk_butter_and_eggs/cream/creme_fraiche').name).toBe(
      'Crème fraîche',
    );
  });

  test('every category has products unless it is marked as empty', () => {
    for (const category of categories) {
      expect(productsIn(category).length > 0, category.path.join('/')).toBe(!category.emptyOfProducts);
    }
  });

  test('a category is found by its id', () => {
    expect(findCategory('10052')?.name).toBe('Entertaining');
    expect(findCategory('1')).toBeUndefined();
  });
});

const depthOf = (rootId: string): number => {
  const root = findCategory(rootId);
  return Math.max(...categories.filter(({ path }) => path[0] === root?.url).map(({ path }) => path.length));
};
