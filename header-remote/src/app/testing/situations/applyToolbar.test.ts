import { describe, expect, test } from 'vitest';
import { applyToolbar, flagsOf } from './applyToolbar.ts';
import { type Situation, situations } from './situations.ts';

describe('applyToolbar', () => {
  test('without a choice the situation is that of the story', () => {
    expect(applyToolbar(situations['slot-error'], { session: '', network: '' })).toEqual(
      situations['slot-error'],
    );
  });

  test('a session, a slot and a trolley take the place of the story’s', () => {
    const { parts } = applyToolbar(situations.anonymous, {
      session: 'support',
      slot: 'collection',
      trolley: 'large',
    });

    expect(parts).toEqual({ session: 'support', slot: 'collection', order: 'new', trolley: 'large' });
  });

  test('a slot of a visitor who is not signed in signs a customer in', () => {
    expect(applyToolbar(situations.anonymous, { slot: 'delivery' }).parts.session).toBe('customer');
  });

  test('an order that is amended has a delivery', () => {
    expect(applyToolbar(situations['signed-in'], { slot: 'past-cut-off' }).parts).toMatchObject({
      slot: 'delivery',
      order: 'past-cut-off',
    });
  });

  test('the network’s switch applies to every call', () => {
    const { network, calls } = applyToolbar(situations['slot-error'], { network: 'slow' });

    expect([network, calls]).toEqual(['slow', undefined]);
  });

  test('failing services are those of "Everything failing": who the shopper is stays known', () => {
    const { network, calls, spared } = situations['everything-failing'] as Situation;

    expect(applyToolbar(situations['slot-booked'], { network: 'failing' })).toMatchObject({
      network,
      spared,
    });
    expect(calls).toBeUndefined();
  });

  test('offline, nothing is known of the shopper', () => {
    expect(applyToolbar(situations['slot-booked'], { network: 'broken' }).spared).toBeUndefined();
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
