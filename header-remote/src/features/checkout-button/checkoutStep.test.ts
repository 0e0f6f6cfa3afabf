import type { SlotType } from '@grocer/shared-contracts';
import { describe, expect, test } from 'vitest';
import { type CheckoutFacts, checkoutStep } from './checkoutStep.ts';

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

/** Every shop there can be: 2 x 2 x 6 x 3 x 2 x 3 cells. */
const cells: CheckoutFacts[] = [0, 2].flatMap((hardConflicts) =>
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

/** The table of clarification 92, said once more and otherwise: each row removes the cells that it decides. */
const rows: [name: string, holds: (cell: CheckoutFacts) => boolean, step: object][] = [
  [
    'unavailable items disable the button of the trolley page',
    ({ hardConflicts, page }) => hardConflicts === 2 && page === 'trolley',
    { kind: 'disabled', because: 'conflicts' },
  ],
  [
    'too little in the trolley disables it, with or without a slot',
    ({ minimumSpendMet, slotType }) => !minimumSpendMet && slotType !== 'ENTERTAINING_COLLECTION',
    { kind: 'disabled', because: 'minimum-spend' },
  ],
  [
    'unavailable items lead to the trolley from any other page',
    ({ hardConflicts }) => hardConflicts === 2,
    { kind: 'go', to: 'trolley' },
  ],
  [
    'without a slot one is chosen first',
    ({ slotType }) => slotType === null,
    { kind: 'go', to: 'service-selection' },
  ],
  [
    'instant checkout is offered before you go',
    ({ instantCheckout, amending, page }) =>
      instantCheckout === 'ALLOWED' && amending && page === 'before-you-go',
    { kind: 'choose', standard: 'checkout' },
  ],
  [
    'instant checkout is offered everywhere else',
    ({ instantCheckout, amending }) => instantCheckout === 'ALLOWED' && amending,
    { kind: 'choose', standard: 'before-you-go' },
  ],
  [
    'the step before checkout leads to checkout',
    ({ page }) => page === 'before-you-go',
    { kind: 'go', to: 'checkout' },
  ],
  ['all else leads to the step before checkout', () => true, { kind: 'go', to: 'before-you-go' }],
];

describe('checkoutStep', () => {
  const left = new Set(cells);
  const decided = rows.map(([name, holds, step]) => {
    const mine = [...left].filter(holds);
    for (const cell of mine) left.delete(cell);
    return { name, mine, step };
  });

  test.each(decided)('$name', ({ mine, step }) => {
    expect(mine.length).toBeGreaterThan(0);
    for (const cell of mine) expect(checkoutStep(cell), JSON.stringify(cell)).toEqual(step);
  });

  test('every cell is decided', () => {
    expect(cells).toHaveLength(432);
    expect(decided.reduce((sum, { mine }) => sum + mine.length, 0)).toBe(432);
  });
});
