import { expect, test } from 'vitest';
import { closeMenuAtom, menuAtom, openMenuAtom } from './menu.ts';
import { goBackAtom, openLevelAtom, pressItemAtom, showPathAtom } from './pressItem.ts';
import { anOpenMenu, bakery, bread } from './testing/anOpenMenu.ts';

test('a press on a row opens its level, and a second press or Back closes it', async () => {
  const { store } = await anOpenMenu();

  store.set(pressItemAtom, bakery, { level: 0, position: 2 });
  expect(store.get(menuAtom).path).toEqual(['10060']);
  store.set(pressItemAtom, bread, { level: 1, position: 2 });
  expect(store.get(menuAtom).path).toEqual(['10060', '10061']);
  store.set(goBackAtom);
  expect(store.get(menuAtom).path).toEqual(['10060']);
  store.set(pressItemAtom, bakery, { level: 0, position: 2 });
  expect(store.get(menuAtom).path).toEqual([]);
});

test.each([
  ['categories', () => Promise.reject(new Error('down'))],
  ['the category of the root', async () => ({ categories: [] })],
])('without %s a path begins with the menu’s first level, too', async (_what, fetchTaxonomy) => {
  const { store, tracked } = await anOpenMenu({ fetchTaxonomy });
  const all = { id: 'all-10051', name: 'View all Groceries', href: '/ecom', opensLevel: false };

  store.set(pressItemAtom, all, { level: 0, position: 1 });
  store.set(openMenuAtom, 'Shop');
  store.set(pressItemAtom, { ...bakery, id: '10051', name: 'Groceries' }, { level: 0, position: 1 });
  store.set(pressItemAtom, all, { level: 1, position: 1 });

  expect(tracked.map(({ payload }) => 'path' in payload && payload.path)).toEqual([
    'Groceries > View all Groceries',
    'Groceries',
    'Groceries > View all Groceries',
  ]);
});

test('opening an item replaces what was open at its level and below', async () => {
  const { store, tracked } = await anOpenMenu();
  store.set(pressItemAtom, bakery, { level: 0, position: 2 });
  store.set(pressItemAtom, bread, { level: 1, position: 2 });

  store.set(pressItemAtom, { ...bakery, id: 'frozen', name: 'Frozen' }, { level: 0, position: 3 });
  store.set(pressItemAtom, bread, { level: 1, position: 2 });

  expect(store.get(menuAtom).path).toEqual(['frozen', '10061']);
  const paths = ['Groceries > Frozen', 'Groceries > Frozen > Bread'];
  expect(tracked.slice(-2).map(({ payload }) => payload)).toMatchObject(paths.map((path) => ({ path })));
});

test('a press in a menu that is closed meanwhile does nothing', async () => {
  const { store, tracked } = await anOpenMenu();
  store.set(closeMenuAtom, 'Groceries');

  store.set(pressItemAtom, bakery, { level: 0, position: 2 });
  store.set(showPathAtom, ['10060']);

  expect(tracked).toEqual([]);
  expect(store.get(menuAtom)).toEqual({ menuRoot: null, path: [] });
});

test('a press on a row is tracked with the names from the root down', async () => {
  const { store, tracked } = await anOpenMenu();
  store.set(pressItemAtom, bakery, { level: 0, position: 2 });
  store.set(pressItemAtom, { ...bread, opensLevel: false }, { level: 1, position: 3 });
  expect(store.get(menuAtom).path).toEqual(['10060']);
  // A level that the server's slide-out had open.
  store.set(openLevelAtom, '10051', 'Groceries');
  expect(store.get(menuAtom).path).toEqual(['10051']);
  store.set(pressItemAtom, bakery, { level: 1, position: 2 });

  expect(tracked.map(({ name }) => name)).toEqual(Array(3).fill('click_megamenu'));
  const [first, second, third] = tracked.map(({ payload }) => payload);
  expect(third).toMatchObject({ menuRoot: 'Shop', path: 'Groceries > Bakery' });
  expect([first, second]).toEqual([
    {
      menuRoot: 'Groceries',
      level: 0,
      itemId: '10060',
      itemName: 'Bakery',
      path: 'Groceries > Bakery',
      url: null,
      position: 2,
    },
    {
      menuRoot: 'Groceries',
      level: 1,
      itemId: '10061',
      itemName: 'Bread',
      path: 'Groceries > Bakery > Bread',
      url: '/ecom/shop/browse/groceries/bakery/bread',
      position: 3,
    },
  ]);
});
