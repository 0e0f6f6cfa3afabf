import { aContainer, aTextCard } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { anchorId, collectAnchors } from './collectAnchors.ts';

test.each([
  ['recipes', 'grocer-recipes'],
  [' Easter lunch ', 'grocer-Easter-lunch'],
  ['"><script>', 'grocer----script-'],
  ['', undefined],
  [null, undefined],
])('the element id %j becomes the anchor %s', (elementId, anchor) => {
  expect(anchorId(elementId, 'grocer')).toBe(anchor);
});

test('links to every anchor are collected, however deeply it is nested', () => {
  const deep = aContainer({ childComponents: [aTextCard({ elementId: 'passes' })] });

  expect([...collectAnchors([aTextCard({ elementId: 'top' }), deep, aTextCard()], 'grocer')]).toEqual([
    ['#top', '#grocer-top'],
    ['#passes', '#grocer-passes'],
  ]);
});
