import { describe, expect, test } from 'vitest';
import { menuAtom } from './menu.ts';
import { goBackAtom, pressItemAtom } from './pressItem.ts';
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
