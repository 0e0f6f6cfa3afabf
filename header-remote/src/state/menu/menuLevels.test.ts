import { describe, expect, test } from 'vitest';
import { activeLevel, hasLevelBelow, pathBefore, pathWith } from './menuLevels.ts';

describe('activeLevel', () => {
  test('is -1 while the menu is closed, and 0 when it opens', () => {
    expect(activeLevel({ menuRoot: null, path: [] })).toBe(-1);
    expect(activeLevel({ menuRoot: 'Groceries', path: [] })).toBe(0);
    expect(activeLevel({ menuRoot: 'Shop', path: ['1', '2', '3'] })).toBe(3);
  });
});

describe('hasLevelBelow', () => {
  test('the slide-out has levels 0 to 3, the panel 0 to 2 (clarification 106)', () => {
    expect([0, 1, 2, 3].map((level) => hasLevelBelow('Shop', level))).toEqual([true, true, true, false]);
    expect([0, 1, 2].map((level) => hasLevelBelow('Groceries', level))).toEqual([true, true, false]);
  });
});

describe('pathWith', () => {
  const groceries = (...path: string[]) => ({ menuRoot: 'Groceries', path }) as const;

  test('goes deeper', () => {
    expect(pathWith(groceries('bakery'), 1, 'bread')).toEqual(['bakery', 'bread']);
  });

  test('takes the place of what was open beside it and below', () => {
    expect(pathWith(groceries('bakery', 'bread'), 0, 'frozen')).toEqual(['frozen']);
  });

  test.each([
    ['an item of the last level', groceries('bakery', 'bread'), 2],
    ['a level that is not open', groceries(), 1],
    ['a closed menu', { menuRoot: null, path: [] } as const, 0],
  ])('%s opens nothing', (_what, menu, level) => {
    expect(pathWith(menu, level, 'rolls')).toEqual(menu.path);
  });
});

describe('pathBefore', () => {
  const menu = { menuRoot: 'Shop', path: ['groceries', 'bakery'] } as const;

  test('goes one level up', () => {
    expect(pathBefore(menu, 2)).toEqual(['groceries']);
    expect(pathBefore(menu, 1)).toEqual([]);
  });

  test('the first level has none above it', () => {
    expect(pathBefore(menu, 0)).toEqual([]);
  });
});
