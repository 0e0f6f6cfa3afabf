import type { SlotType } from '@grocer/shared-contracts';
import { expect, test } from 'vitest';
import { type CheckoutInput, checkoutStep } from './checkoutStep.ts';

const slotTypes: readonly (SlotType | null)[] = [
  'DELIVERY',
  'DELIVERY_SERVICE',
  'GROCERY_COLLECTION',
  'ENTERTAINING_COLLECTION',
  'UNDEFINED',
  null,
];
const pages = ['trolley', 'before-you-go', 'other'] as const;
const eligibilities = ['ALLOWED', 'NOT_AMENDING', 'UNKNOWN'] as const;
const yesAndNo = [true, false];

/** Every combination of these values: 2 x 2 x 6 x 3 x 2 x 3. */
const inputs: CheckoutInput[] = [0, 2].flatMap((hardConflicts) =>
  yesAndNo.flatMap((minimumSpendMet) =>
    slotTypes.flatMap((slotType) =>
      eligibilities.flatMap((instantCheckout) =>
        yesAndNo.flatMap((amending) =>
          pages.map((page) => ({
            hardConflicts,
            minimumSpendMet,
            slotType,
            instantCheckout,
            amending,
            page,
          })),
        ),
      ),
    ),
  ),
);

/**
 * The checks of behaviour/checkout#order-of-checks, written a second time. The first row that matches decides.
 */
const rows: [name: string, matches: (input: CheckoutInput) => boolean, step: object][] = [
  [
    'unavailable items disable the button on the trolley page',
    ({ hardConflicts, page }) => hardConflicts === 2 && page === 'trolley',
    { kind: 'disabled', because: 'conflicts' },
  ],
  [
    'a trolley below the minimum spend disables the button, with or without a slot',
    ({ minimumSpendMet, slotType }) => !minimumSpendMet && slotType !== 'ENTERTAINING_COLLECTION',
    { kind: 'disabled', because: 'minimum-spend' },
  ],
  [
    'unavailable items lead to the trolley from any other page',
    ({ hardConflicts }) => hardConflicts === 2,
    { kind: 'go', to: 'trolley' },
  ],
  [
    'without a slot the button leads to the choice of a slot',
    ({ slotType }) => slotType === null,
    { kind: 'go', to: 'service-selection' },
  ],
  [
    'instant checkout is offered on the before-you-go page',
    ({ instantCheckout, amending, page }) =>
      instantCheckout === 'ALLOWED' && amending && page === 'before-you-go',
    { kind: 'choose', standard: 'checkout' },
  ],
  [
    'instant checkout is offered on every other page',
    ({ instantCheckout, amending }) => instantCheckout === 'ALLOWED' && amending,
    { kind: 'choose', standard: 'before-you-go' },
  ],
  ['before-you-go leads to checkout', ({ page }) => page === 'before-you-go', { kind: 'go', to: 'checkout' }],
  ['every other page leads to the before-you-go page', () => true, { kind: 'go', to: 'before-you-go' }],
];

const undecided = new Set(inputs);
const cases = rows.map(([name, matches, step]) => {
  const matching = [...undecided].filter(matches);
  for (const input of matching) undecided.delete(input);
  return { name, matching, step };
});

test.each(cases)('$name', ({ matching, step }) => {
  expect(matching.length).toBeGreaterThan(0);
  for (const input of matching) expect(checkoutStep(input), JSON.stringify(input)).toEqual(step);
});
