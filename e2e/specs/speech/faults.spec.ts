import { expect, type Setting, test, transcriptOf } from '../../tools/speech/test.ts';

/** Faults of the markup. The first steps of a journey do not say its last words any more. */
const faults: readonly [
  title: string,
  fault: Setting['fault'],
  journey: string,
  steps: string,
  words: string,
][] = [
  [
    'its announcement, an added product is not heard',
    'no ariaNotify',
    'The trolley: added, more and removed',
    'to Add Grocer White Sourdough 500g, Return',
    'added.',
  ],
  [
    'its live region, the number of suggestions is not heard',
    ['[role=status]', 'role'],
    'Searching with suggestions',
    'to Search groceries, "sour"',
    'suggestions available',
  ],
  [
    'its label, the search box is not heard',
    ['input', 'aria-label'],
    'Searching with suggestions',
    'to Search groceries',
    'Search groceries editable',
  ],
  [
    'its state, an opened menu is not heard',
    ['button', 'aria-expanded'],
    'Groceries to the third level and back',
    'to Groceries, Return',
    'expanded',
  ],
  [
    'its name, an opened dialog is not heard',
    ['dialog', 'aria-labelledby'],
    'Multi-search, left with Escape',
    'to Multi-search, Return',
    'Multi-search dialog',
  ],
];

for (const [title, fault, journey, steps, words] of faults)
  test.describe(() => {
    test.use({ setting: { scenario: 'signed-in', ...(fault && { fault }) } });
    test(`without ${title} @full`, async ({ listen }) => {
      const said = await listen([steps]);
      expect(transcriptOf(journey).blocks().slice(0, said.length).join('\n')).toContain(words);
      expect(said.join('\n')).not.toContain(words);
    });
  });
