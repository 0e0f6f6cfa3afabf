import { type Category, createRoutes } from '@grocer/shared-contracts';
import { aCategory } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { nowhere } from './currentLine.ts';
import { indexCategories } from './indexCategories.ts';
import type { MenuRoot } from './menu.ts';
import { menuLevel } from './menuLevel.ts';

const categories = (...changes: Partial<Category>[]) => [
  aCategory({ categoryIds: ['1', '2', '3'] }),
  aCategory({ id: '1', name: 'Bakery', url: 'bakery', categoryIds: ['11'], banner: 'menu/bakery' }),
  aCategory({ id: '11', name: 'Bread', url: 'bread', categoryIds: ['111'] }),
  aCategory({ id: '111', name: 'Rolls', url: 'rolls', categoryIds: [] }),
  aCategory({ id: '2', name: 'Pet', url: 'pet' }),
  aCategory({ id: '3', name: 'Garden', url: 'garden', categoryIds: ['31'] }),
  aCategory({ id: '31', name: 'Chairs', url: 'chairs', emptyOfProducts: true }),
  ...changes.map((change) => aCategory(change)),
];

const shown = (menuRoot: MenuRoot = 'Groceries', current = nowhere, list = categories()) => ({
  index: indexCategories({ categories: list }, ['10051']),
  routes: createRoutes(),
  menuRoot,
  current,
});
const itemsOf = (id: string, level: number, from = shown()) =>
  menuLevel(from, id, level)?.items.map(({ name, opensLevel }) => (opensLevel ? `${name} >` : name));

describe('menuLevel', () => {
  test('begins with "View all" of its parent, which leads to the parent’s page (clarification 107)', () => {
    const first = menuLevel(shown(), '10051', 0)?.items[0];

    expect(first).toMatchObject({
      name: 'View all Groceries',
      href: '/ecom/shop/browse/groceries',
      generated: true,
      opensLevel: false,
    });
  });

  test('a parent opens a level; one whose children are all hidden is a link (clarification 108)', () => {
    expect(itemsOf('10051', 0)).toEqual(['View all Groceries', 'Bakery >', 'Pet', 'Garden']);
  });

  test.each([
    ['Groceries', 1, true],
    ['Groceries', 2, false],
    ['Shop', 2, true],
    ['Shop', 3, false],
  ] as const)('in the menu %s a parent at level %i opens another: %s', (menuRoot, level, opens) => {
    expect(itemsOf('1', level, shown(menuRoot))?.[1]).toBe(opens ? 'Bread >' : 'Bread');
  });

  test('knows the banner that is shown beside it', () => {
    expect(menuLevel(shown(), '1', 1)?.banner).toBe('menu/bakery');
  });

  test('marks the category of the page, and what it stands in', () => {
    const items = (ids: string[], isWhole: boolean) =>
      menuLevel(shown('Groceries', { ids, isWhole }), '10051', 0)?.items.map(({ current }) => current);

    expect(items(['10051', '1'], true)).toEqual([null, 'page', null, null]);
    expect(items(['10051', '1', '11'], true)).toEqual([null, 'within', null, null]);
    expect(items(['10051'], true)).toEqual(['page', null, null, null]);
    expect(items(['10051'], false)).toEqual([null, null, null, null]);
  });

  test('a row that leads nowhere and opens nothing is left out', () => {
    const list = [aCategory({ categoryIds: ['9'] }), aCategory({ id: '9', name: 'Lost', url: null })];

    expect(itemsOf('10051', 0, shown('Groceries', nowhere, list))).toEqual(['View all Groceries']);
  });

  test('takes the variants that it knows from the service’s class names (clarification 143)', () => {
    const change = { id: '2', name: 'Pet', url: 'pet', additionalClasses: ['bold', 'warning', 'pwned'] };
    const list = [aCategory({ categoryIds: ['2'] }), aCategory(change)];

    expect(menuLevel(shown('Groceries', nowhere, list), '10051', 0)?.items[1]).toMatchObject({
      bold: true,
      showWarningIcon: true,
      offer: false,
    });
  });

  test('there is no level below a category that is not there', () => {
    expect(menuLevel(shown(), 'gone', 1)).toBeUndefined();
  });
});
