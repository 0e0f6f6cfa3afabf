import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { aSlotReservation, aTrolley, aTrolleyAnswer } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { amendBarShownAtom, slotIsFixedAtom } from './amending.ts';
import { setPageAtom } from './page.ts';
import { beginSlotWorkAtom, type SlotState } from './slot.ts';
import { beginTrolleyWorkAtom } from './trolley.ts';

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

describe('amendBarShownAtom', () => {
  test('shows the bar while an order with a slot is amended', () => {
    expect(shopWith().get(amendBarShownAtom)).toBe(true);
  });

  test.each([
    ['no order is amended', { amendingOrder: false }],
    ['there is no slot', { slot: { kind: 'none' } as SlotState }],
    ['the slot could not be found out', { slot: { kind: 'failed', error: 'down' } as SlotState }],
    ['the host has it switched off', { sitePinBar: false }],
  ])('shows none where %s', (_, shop) => {
    expect(shopWith(shop).get(amendBarShownAtom)).toBe(false);
  });
});

describe('slotIsFixedAtom', () => {
  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('amending %s and changeable %s: fixed %s', (amendingOrder, slotChangeable, fixed) => {
    expect(shopWith({ amendingOrder, slotChangeable }).get(slotIsFixedAtom)).toBe(fixed);
  });
});
