import { expect, type Setting, test } from '../../tools/speech/test.ts';
import { transcriptOf } from '../../tools/speech/transcript.ts';

/** Faults of the markup. With each, Orca no longer says certain words in the first steps of a journey. */
const faults: readonly [title: string, setting: Setting, journey: string, steps: string, words: string][] = [
  [
    'its announcement, an added product is not heard',
    { fault: 'no ariaNotify' },
    'The trolley: added, more and less',
    'to Add Grocer White Sourdough 500g, Return',
    'added.',
  ],
  [
    'its live region, the number of suggestions is not heard',
    { fault: ['[role=status]', 'role'] },
    'Searching with suggestions',
    'to Search groceries, "sour"',
    'suggestions available',
  ],
  [
    'its label, the search box is not heard',
    { fault: ['input', 'aria-label'] },
    'The header of a guest, key by key',
    Array(8).fill('Tab').join(', '),
    'Search groceries editable',
  ],
  [
    'its state, a button does not say that it opens something',
    { fault: ['button', 'aria-expanded'] },
    'The details of a booked slot',
    'to Slot details…',
    'collapsed',
  ],
  [
    'its name, an opened dialog is not heard',
    { fault: ['dialog', 'aria-labelledby'], scenario: 'amending' },
    'Amending an order, and keeping the changes',
    'to Discard changes, Return',
    'alert Cancel your changes?',
  ],
];

for (const [title, setting, journey, steps, words] of faults)
  test.describe(() => {
    test.use({ setting: { scenario: 'slot-booked', ...setting } });
    test(`without ${title} @full`, async ({ listen }) => {
      const said = await listen([steps]);
      expect(transcriptOf(journey).blocks().slice(0, said.length).join('\n')).toContain(words);
      expect(said.join('\n')).not.toContain(words);
    });
  });
