import { expect, test } from 'vitest';
import { type Boxes, compareBoxes } from './compareBoxes.ts';

const aMenuAt = (x: number, y = 0): Boxes => [
  { target: { role: 'dialog', name: 'Menu' }, box: { x, y, width: 300, height: 800 } },
];

test.each([
  ['firefox', 2],
  ['webkit', 10],
])('in %s an element may be %d px beside its place in Chromium, and no further', (engine, px) => {
  expect(compareBoxes(engine, aMenuAt(px), aMenuAt(0))).toEqual([]);
  expect(compareBoxes(engine, aMenuAt(px + 1), aMenuAt(0))).toEqual([
    `dialog Menu: x ${px + 1}, y 0, width 300, height 800, in Chromium x 0, y 0, width 300, height 800`,
  ]);
});

test('in WebKit too an element may be only 2 px above or below', () => {
  expect(compareBoxes('webkit', aMenuAt(0, 3), aMenuAt(0))).toHaveLength(1);
});
