import { type Category, createRoutes } from '@grocer/shared-contracts';
import { aCategory, aTaxonomy } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { indexCategories } from './categories.ts';
import type { MenuRoot } from './menu.ts';
import { emptyMenuPath, findMenuPath, menuLevel } from './menuLevel.ts';

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

const context = (menuRoot: MenuRoot = 'Groceries', current = emptyMenuPath, list = categories()) => ({
  index: indexCategories({ categories: list }, ['10051']),
  routes: createRoutes(),
  menuRoot,
  current,
});
const itemsOf = (id: string, level: number, menu = context()) =>
  menuLevel(menu, id, level)?.items.map(({ name, opensLevel }) => (opensLevel ? `${name} >` : name));

test('the first row of a level is "View all", a link to the parent’s page', () => {
  const first = menuLevel(context(), '10051', 0)?.items[0];

  expect(first).toMatchObject({
    id: 'all-10051',
    name: 'View all Groceries',
    href: '/ecom/shop/browse/groceries',
    look: 'all',
    opensLevel: false,
  });
});

test('rows, "View all" and the level itself have the short names of their categories', () => {
  const drinks = { id: '1', name: 'Tea, coffee & soft drinks', shortName: 'Tea', categoryIds: ['11'] };
  const list = [...categories().filter(({ id }) => id !== '1'), aCategory(drinks)];
  const menu = context('Groceries', emptyMenuPath, list);

  expect(itemsOf('10051', 0, menu)).toContain('Tea >');
  expect(menuLevel(menu, '1', 1)).toMatchObject({ name: 'Tea', items: [{ name: 'View all Tea' }, {}] });
});

test.each([
  ['Groceries', 1, true],
  ['Groceries', 2, false],
  ['Shop', 2, true],
  ['Shop', 3, false],
] as const)('in the menu %s a parent at level %i opens another level: %s', (menuRoot, level, opens) => {
  expect(itemsOf('1', level, context(menuRoot))?.[1]).toBe(opens ? 'Bread >' : 'Bread');
});

test('the row of the page’s category is marked, and the rows of its ancestors', () => {
  const items = (ids: string[], isExact: boolean) =>
    menuLevel(context('Groceries', { ids, isExact }), '10051', 0)?.items.map(({ current }) => current);

  expect(items(['10051', '1'], true)).toEqual([null, 'page', null, null]);
  expect(items(['10051', '1', '11'], true)).toEqual([null, 'within', null, null]);
  expect(items(['10051'], true)).toEqual(['page', null, null, null]);
  expect(items(['10051'], false)).toEqual([null, null, null, null]);
});

test('a row without a page and without a next level is left out', () => {
  const list = [aCategory({ categoryIds: ['9'] }), aCategory({ id: '9', name: 'Lost', url: null })];

  expect(itemsOf('10051', 0, context('Groceries', emptyMenuPath, list))).toEqual(['View all Groceries']);
});

test('known class names of the service become row styles, unknown ones are ignored', () => {
  const change = { id: '2', name: 'Pet', url: 'pet', additionalClasses: ['bold', 'warning', 'pwned'] };
  const offer = { id: '3', url: 'sale', additionalClasses: ['bold', 'offer'] };
  const list = [aCategory({ categoryIds: ['2', '3'] }), aCategory(change), aCategory(offer)];

  const items = menuLevel(context('Groceries', emptyMenuPath, list), '10051', 0)?.items;
  expect(items?.[1]).toMatchObject({ look: 'bold', showWarningIcon: true });
  expect(items?.[2]).toMatchObject({ look: 'offers', showWarningIcon: false });
});

test('an unknown category has no level', () => {
  expect(menuLevel(context(), 'gone', 1)).toBeUndefined();
});

const index = indexCategories(aTaxonomy(), ['10051', '10052']);
const pathOf = (path: string) => findMenuPath(index, path, createRoutes());

test.each([
  ['of the page, whatever the query and the slashes', '//bakery/bread/?sortBy=price', true],
  ['that the page is below', '/bakery/bread/brown', false],
])('the path leads down to the category %s', (_, path, isExact) => {
  expect(pathOf(`/ecom/shop/browse/groceries${path}`)).toEqual({ ids: ['10051', '10060', '10061'], isExact });
});

test.each(['/ecom/recipes', '/ecom/shop/browse', '/'])('the page %s belongs to no category', (path) => {
  expect(pathOf(path)).toEqual(emptyMenuPath);
});
