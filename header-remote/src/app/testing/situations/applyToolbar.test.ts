import { describe, expect, test } from 'vitest';
import { applyToolbar, flagsOf, type ToolbarGlobals } from './applyToolbar.ts';
import { type Situation, type SituationName, situations } from './situations.ts';

const { network, calls, spared } = situations['everything-failing'] as Situation;

describe('applyToolbar', () => {
  test.each<[what: string, SituationName, chosen: ToolbarGlobals, changes: object]>([
    ['without a choice the situation is that of the story', 'slot-error', { session: '', network: '' }, {}],
    [
      'a session, a slot and a trolley take the place of the story’s',
      'anonymous',
      { session: 'support', slot: 'collection', trolley: 'large' },
      { parts: { session: 'support', slot: 'collection', order: 'new', trolley: 'large' } },
    ],
    [
      'a slot of a visitor who is not signed in signs a customer in',
      'anonymous',
      { slot: 'delivery' },
      { parts: { session: 'customer', slot: 'delivery', order: 'new' } },
    ],
    [
      'an order that is amended has a delivery',
      'signed-in',
      { slot: 'past-cut-off' },
      { parts: { ...situations['signed-in'].parts, slot: 'delivery', order: 'past-cut-off' } },
    ],
    [
      'the network’s switch applies to every call',
      'slot-error',
      { network: 'slow' },
      { network: 'slow', calls: undefined },
    ],
    [
      'failing services are those of "Everything failing": who the shopper is stays known',
      'slot-booked',
      { network: 'failing' },
      { network, calls, spared },
    ],
    ['offline, nothing is known of the shopper', 'slot-booked', { network: 'broken' }, { network: 'broken' }],
  ])('%s', (_, story, chosen, changes) => {
    expect(applyToolbar(situations[story], chosen)).toEqual({ ...situations[story], ...changes });
  });
});

describe('flagsOf', () => {
  test.each([
    ['', [true, true, true]],
    ['none', [false, false, false]],
    ['sitePinBar', [false, true, false]],
  ])('the choice "%s" turns flags on or off', (chosen, expected) => {
    expect(Object.values(flagsOf(chosen))).toEqual(expected);
  });
});
