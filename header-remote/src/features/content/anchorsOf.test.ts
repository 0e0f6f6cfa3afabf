import { aContainer, aTextCard } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { anchorOf, anchorsOf } from './anchorsOf.ts';

describe('anchorOf', () => {
  test.each([
    ['recipes', 'grocer-recipes'],
    [' Easter lunch ', 'grocer-Easter-lunch'],
    ['"><script>', 'grocer----script-'],
    ['', undefined],
    [null, undefined],
  ])('%j is the anchor %s', (elementId, anchor) => {
    expect(anchorOf(elementId, 'grocer')).toBe(anchor);
  });
});

describe('anchorsOf', () => {
  test('knows the links to all anchors, however deep they stand', () => {
    const deep = aContainer({ childComponents: [aTextCard({ elementId: 'passes' })] });

    expect([...anchorsOf([aTextCard({ elementId: 'top' }), deep, aTextCard()], 'grocer')]).toEqual([
      ['#top', '#grocer-top'],
      ['#passes', '#grocer-passes'],
    ]);
  });
});
