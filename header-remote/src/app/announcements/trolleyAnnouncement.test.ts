import { pounds } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { trolleyAnnouncement } from './trolleyAnnouncement.ts';

const trolley = { itemCount: 13, total: pounds(84.2) };
const milk = { added: 'Milk' };

describe('trolleyAnnouncement', () => {
  test.each([
    ['an added product, with the trolley after it', [milk], trolley, 'Milk added. 13 items, £84.20'],
    ['one item', [milk], { itemCount: 1, total: pounds(0.85) }, 'Milk added. 1 item, 85p'],
    [
      'the true number of a large trolley',
      [milk],
      { ...trolley, itemCount: 120 },
      'Milk added. 120 items, £84.20',
    ],
    ['two products', [milk, { added: 'Bread' }], trolley, 'Milk added. Bread added. 13 items, £84.20'],
    ['a product added three times', [milk, milk, milk], trolley, 'Milk added. 13 items, £84.20'],
    [
      'a product that could not be added',
      [{ failed: 'Milk' }],
      trolley,
      'Milk could not be added. 13 items, £84.20',
    ],
    [
      'one product that was added and one that was not',
      [milk, { failed: 'Eggs' }],
      trolley,
      'Milk added. Eggs could not be added. 13 items, £84.20',
    ],
    [
      'a trolley that could not be read',
      [milk],
      'failed' as const,
      'Milk added. The trolley could not be loaded.',
    ],
    ['a visitor without a trolley', [milk], null, 'Milk added.'],
    ['a change that names no product', [{}], trolley, ''],
    ['no change', [], trolley, ''],
  ])('%s', (_, changes, after, text) => {
    expect(trolleyAnnouncement(changes, after)).toBe(text);
  });
});
