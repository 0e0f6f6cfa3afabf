import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { aSlotReservation, aTrolley, aTrolleyAnswer } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { setPageAtom } from '../page/page.ts';
import { beginSlotWorkAtom, type SlotState } from '../slot/slot.ts';
import { beginTrolleyWorkAtom } from '../trolley/trolley.ts';
import { isAmendBarVisibleAtom, slotIsFixedAtom } from './amending.ts';

const booked: SlotState = {
  kind: 'booked',
  reservation: aSlotReservation(),
  times: null,
  address: null,
  branch: null,
};

function shopWith({ amendingOrder = true, slotChangeable = true, sitePinBar = true, slot = booked } = {}) {
  const store = createStore();
  store.set(setPageAtom, { options: resolveHeaderOptions({ flags: { sitePinBar } }) });
  store.set(beginSlotWorkAtom)(slot);
  const answer = aTrolleyAnswer({ trolley: aTrolley({ amendingOrder }), slotChangeable });
  store.set(beginTrolleyWorkAtom)({ kind: 'ready', answer });
  return store;
}

describe('isAmendBarVisibleAtom', () => {
  test('the amend bar is shown while an order with a slot is amended', () => {
    expect(shopWith().get(isAmendBarVisibleAtom)).toBe(true);
  });

  test.each([
    ['no order is amended', { amendingOrder: false }],
    ['there is no slot', { slot: { kind: 'none' } as SlotState }],
    ['the slot could not be loaded', { slot: { kind: 'failed', error: 'down' } as SlotState }],
    ['the host has switched the bar off', { sitePinBar: false }],
  ])('the amend bar is not shown if %s', (_, shop) => {
    expect(shopWith(shop).get(isAmendBarVisibleAtom)).toBe(false);
  });
});

describe('slotIsFixedAtom', () => {
  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])(
    'with amending %s and slotChangeable %s the slot is fixed: %s',
    (amendingOrder, slotChangeable, fixed) => {
      expect(shopWith({ amendingOrder, slotChangeable }).get(slotIsFixedAtom)).toBe(fixed);
    },
  );
});
