import { describe, expect, test } from 'vitest';
import { type Documents, numberingOf, referenceRules } from './referenceRules.ts';

const documents: Documents = {
  behaviour: new Map([['search', 30]]),
  decisions: new Set([1, 2]),
};

// Assembled from pieces, so that the check of this repository does not report this file.
const clarification = ['clari', 'fication 38'].join('');
const design = ['des', 'ign §5'].join('');
const page = (rest: string) => ['behav', 'iour/', rest].join('');

describe('referenceRules', () => {
  test.each([page('search'), page('search#1'), page('search#3, #30'), 'decision 2'])(
    'accepts %s, which a reader can open',
    (reference) => {
      expect(referenceRules('a.ts', `// Why: (${reference}).`, documents)).toEqual([]);
    },
  );

  test.each([
    [clarification, 'no such document in the repository'],
    [design, 'no such document in the repository'],
    [page('serch#1'), 'storybook/docs/behaviour has no such page'],
    [page('search#31'), 'the page has 30 rules, and no rule 31'],
    [['deci', 'sion 99'].join(''), 'storybook/docs/decisions has no such page'],
  ])('reports %s: %s', (reference, reason) => {
    expect(referenceRules('a.ts', `// Why: (${reference}).`, documents)).toEqual([
      `a.ts: ${reference}: ${reason}`,
    ]);
  });
});

describe('numberingOf', () => {
  test('counts the rules of a page over its sections', () => {
    expect(numberingOf('## One\n\n1. **A.** x\n2. **B.** y\n\n## Two\n\n3. **C.** z\n')).toEqual({
      rules: 3,
      breach: undefined,
    });
  });

  test('reports a number that is missing or used twice', () => {
    expect(numberingOf('1. **A.** x\n1. **B.** y\n').breach).toBe('found rule 1 where rule 2 is expected');
  });
});
