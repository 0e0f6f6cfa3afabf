import { describe, expect, test } from 'vitest';
import { menuAtom, openMenuAtom } from './menu.ts';
import { activeLevel, goBackAtom, pathAfterClosing, pathAfterOpening, pressItemAtom } from './pressItem.ts';
import { anOpenMenu, bakery, bread } from './testing/anOpenMenu.ts';

describe('pressing an item', () => {
  test('a press on a row opens its level, and a second press closes it', async () => {
    const { store } = await anOpenMenu();

    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    expect(store.get(menuAtom).path).toEqual(['10060']);
    store.set(pressItemAtom, bread, { level: 1, position: 2 });
    expect(store.get(menuAtom).path).toEqual(['10060', '10061']);
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    expect(store.get(menuAtom).path).toEqual([]);
  });

  test('in the slide-out the path of an account link begins with "My account"', async () => {
    const { store, tracked } = await anOpenMenu();
    store.set(openMenuAtom, 'Shop');
    const account = { id: 'account', name: 'My account', href: '/ecom/myaccount', opensLevel: true };
    const overview = { ...account, id: 'account-overview', name: 'Account overview', opensLevel: false };

    store.set(pressItemAtom, account, { level: 0, position: 8 });
    store.set(pressItemAtom, overview, { level: 1, position: 1 });

    expect(tracked.map(({ payload }) => 'path' in payload && payload.path)).toEqual([
      'My account',
      'My account > Account overview',
    ]);
  });

  test('without categories a path begins with the menu’s first level, too', async () => {
    const { store, tracked } = await anOpenMenu({ fetchTaxonomy: () => Promise.reject(new Error('down')) });
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

  test('"Back" goes one level up', async () => {
    const { store } = await anOpenMenu();
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    store.set(pressItemAtom, bread, { level: 1, position: 2 });

    store.set(goBackAtom);

    expect(store.get(menuAtom).path).toEqual(['10060']);
  });

  test('a press on a row is tracked with the names from the root down', async () => {
    const { store, tracked } = await anOpenMenu();
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    store.set(pressItemAtom, { ...bread, opensLevel: false }, { level: 1, position: 3 });

    expect(tracked.map(({ payload }) => payload)).toEqual([
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
});

describe('activeLevel', () => {
  test('the active level is -1 while the menu is closed, and 0 when it opens', () => {
    expect(activeLevel({ menuRoot: null, path: [] })).toBe(-1);
    expect(activeLevel({ menuRoot: 'Groceries', path: [] })).toBe(0);
    expect(activeLevel({ menuRoot: 'Shop', path: ['1', '2', '3'] })).toBe(3);
  });
});

describe('pathAfterOpening', () => {
  const groceries = (...path: string[]) => ({ menuRoot: 'Groceries', path }) as const;

  test('opening an item replaces what was open at its level and below', () => {
    expect(pathAfterOpening(groceries('bakery', 'bread'), 0, 'frozen')).toEqual(['frozen']);
  });

  test.each([
    ['an item of the last level', groceries('bakery', 'bread'), 2],
    ['an item of the slide-out’s last level', { menuRoot: 'Shop', path: ['1', '2', '3'] } as const, 3],
    ['a level that is not open', groceries(), 1],
    ['a closed menu', { menuRoot: null, path: [] } as const, 0],
  ])('%s does not open a level', (_case, menu, level) => {
    expect(pathAfterOpening(menu, level, 'rolls')).toEqual(menu.path);
  });
});

describe('pathAfterClosing', () => {
  const menu = { menuRoot: 'Shop', path: ['groceries', 'bakery'] } as const;

  test('closing the first level changes nothing', () => {
    expect(pathAfterClosing(menu, 0)).toEqual([]);
  });
});
