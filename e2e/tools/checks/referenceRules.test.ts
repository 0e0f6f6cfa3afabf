import { describe, expect, test } from 'vitest';
import { type Documents, namesOf, referenceRules } from './referenceRules.ts';

const documents: Documents = {
  behaviour: new Map([['search', new Set(['form', 'opener'])]]),
  decisions: new Set([1, 2]),
};

// Assembled from pieces, so that the check of this repository does not report this file.
const clarification = ['clari', 'fication 38'].join('');
const design = ['des', 'ign §5'].join('');
const page = (rest: string) => ['behav', 'iour/', rest].join('');

describe('referenceRules', () => {
  test.each([page('search'), page('search#form'), page('search#form, #opener'), 'decision 2'])(
    'accepts %s, which a reader can open',
    (reference) => {
      expect(referenceRules('a.ts', `// Why: (${reference}).`, documents)).toEqual([]);
    },
  );

  test.each([
    [clarification, 'no such document in the repository'],
    [design, 'no such document in the repository'],
    [page('serch#form'), 'storybook/docs/behaviour has no such page'],
    [page('search#from'), 'the page has no rule from'],
    [['deci', 'sion 99'].join(''), 'storybook/docs/decisions has no such page'],
  ])('reports %s: %s', (reference, reason) => {
    expect(referenceRules('a.ts', `// Why: (${reference}).`, documents)).toEqual([
      `a.ts: ${reference}: ${reason}`,
    ]);
  });
});

describe('namesOf', () => {
  test('lists the rules of a page over its sections', () => {
    const page = '## One\n\n### form\n\nAs in [opener](#opener).\n\n## Two\n\n### opener\n';
    expect(namesOf(page)).toEqual({ rules: new Set(['form', 'opener']), breaches: [] });
  });

  test('reports a name that is used twice or not in kebab-case, and a link to no rule', () => {
    const { breaches } = namesOf('### form\n### form\n### The form\n[x](#opener)');
    expect(breaches.map((breach) => breach.split(':')[0])).toEqual(['form', 'The form', '](#opener)']);
  });
});
