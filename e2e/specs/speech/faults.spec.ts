import { expect, type Setting, type Step, test, transcriptOf } from '../../tools/speech/test.ts';

/** A fault of the markup that a listener notices: the first steps of a journey do not say `lost` any more. */
interface Fault {
  title: string;
  journey: string;
  setting: Setting;
  steps: readonly Step[];
  lost: string;
}

const faults: readonly Fault[] = [
  {
    title: 'without its announcement, an added product is not heard',
    journey: 'The trolley: added, more and removed',
    setting: {
      scenario: 'signed-in',
      fault: 'no ariaNotify',
    },
    steps: ['to Add Grocer White Sourdough 500g', 'Return'],
    lost: 'Grocer White Sourdough 500g added.',
  },
  {
    title: 'without its live region, the number of suggestions is not heard',
    journey: 'Searching with suggestions',
    setting: { fault: ['[role=status]', 'role'] },
    steps: ['to Search groceries', '"sour"'],
    lost: 'suggestions available',
  },
  {
    title: 'without its label, the search box is not heard',
    journey: 'Searching with suggestions',
    setting: { fault: ['input', 'aria-label'] },
    steps: ['to Search groceries'],
    lost: 'Search groceries',
  },
  {
    title: 'without its state, an open menu is not heard',
    journey: 'Groceries to the third level and back',
    setting: { fault: ['button', 'aria-expanded'] },
    steps: ['to Groceries', 'Return'],
    lost: 'expanded',
  },
  {
    title: 'without its name, an opened dialog is not heard',
    journey: 'Multi-search, left with Escape',
    setting: { fault: ['dialog', 'aria-labelledby'] },
    steps: ['to Multi-search', 'Return'],
    lost: 'Multi-search dialog',
  },
];

for (const { title, journey, setting, steps, lost } of faults)
  test.describe(() => {
    test.use({ setting });
    test(`${title} @full`, async ({ listen }) => {
      const transcript = transcriptOf(journey).blocks().slice(0, steps.length).join('\n');
      const said = (await listen(steps)).join('\n');
      expect(transcript).toContain(lost);
      expect(said).not.toContain(lost);
    });
  });
