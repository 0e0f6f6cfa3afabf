import { describe, expect, test } from 'vitest';
import { activeLevel, hasLevelBelow, pathAfterClosing, pathAfterOpening } from './menuLevels.ts';

describe('activeLevel', () => {
  test('the active level is -1 while the menu is closed, and 0 when it opens', () => {
    expect(activeLevel({ menuRoot: null, path: [] })).toBe(-1);
    expect(activeLevel({ menuRoot: 'Groceries', path: [] })).toBe(0);
    expect(activeLevel({ menuRoot: 'Shop', path: ['1', '2', '3'] })).toBe(3);
  });
});

describe('hasLevelBelow', () => {
  test('the slide-out has levels 0 to 3, the mega menu 0 to 2', () => {
    expect([0, 1, 2, 3].map((level) => hasLevelBelow('Shop', level))).toEqual([true, true, true, false]);
    expect([0, 1, 2].map((level) => hasLevelBelow('Groceries', level))).toEqual([true, true, false]);
  });
});

describe('pathAfterOpening', () => {
  const groceries = (...path: string[]) => ({ menuRoot: 'Groceries', path }) as const;

  test('opening an item adds it to the path', () => {
    expect(pathAfterOpening(groceries('bakery'), 1, 'bread')).toEqual(['bakery', 'bread']);
  });

  test('opening an item replaces what was open at its level and below', () => {
    expect(pathAfterOpening(groceries('bakery', 'bread'), 0, 'frozen')).toEqual(['frozen']);
  });

  test.each([
    ['an item of the last level', groceries('bakery', 'bread'), 2],
    ['a level that is not open', groceries(), 1],
    ['a closed menu', { menuRoot: null, path: [] } as const, 0],
  ])('%s does not open a level', (_case, menu, level) => {
    expect(pathAfterOpening(menu, level, 'rolls')).toEqual(menu.path);
  });
});

describe('pathAfterClosing', () => {
  const menu = { menuRoot: 'Shop', path: ['groceries', 'bakery'] } as const;

  test('closing a level goes one level up', () => {
    expect(pathAfterClosing(menu, 2)).toEqual(['groceries']);
    expect(pathAfterClosing(menu, 1)).toEqual([]);
  });

  test('closing the first level changes nothing', () => {
    expect(pathAfterClosing(menu, 0)).toEqual([]);
  });
});
