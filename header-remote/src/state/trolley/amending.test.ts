import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { aShoppingContext, aTrolley, aTrolleyAnswer } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import type { CancelAmendResult } from '../../services/orders.ts';
import { setPageAtom } from '../page/page.ts';
import { beginSlotWorkAtom, type SlotState } from '../slot/slot.ts';
import { aBookedSlot, aShopperStore } from '../testing/aStore.ts';
import { isAmendBarVisibleAtom, slotIsFixedAtom } from './amending.ts';
import { cancelAmendAtom } from './cancelAmend.ts';
import { beginTrolleyWorkAtom } from './trolley.ts';

function shopWith({
  amendingOrder = true,
  slotChangeable = true,
  sitePinBar = true,
  slot = aBookedSlot(),
} = {}) {
  const store = createStore();
  store.set(setPageAtom, { options: resolveHeaderOptions({ flags: { sitePinBar } }) });
  store.set(beginSlotWorkAtom)(slot);
  const answer = aTrolleyAnswer({ trolley: aTrolley({ amendingOrder }), slotChangeable });
  store.set(beginTrolleyWorkAtom)({ kind: 'ready', answer });
  return store;
}

describe('isAmendBarVisibleAtom', () => {
  test.each([
    [true, 'an order with a slot is amended', {}],
    [false, 'no order is amended', { amendingOrder: false }],
    [false, 'there is no slot', { slot: { kind: 'none' } as SlotState }],
    [false, 'the slot could not be loaded', { slot: { kind: 'failed', error: 'down' } as SlotState }],
    [false, 'the host has switched the bar off', { sitePinBar: false }],
  ])('the amend bar is shown: %s, if %s', (isVisible, _, shop) => {
    expect(shopWith(shop).get(isAmendBarVisibleAtom)).toBe(isVisible);
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

/** A shopper who amends an order. */
async function anAmendingShopper(ids: { trolley: string | null; context: string | null }) {
  const cancelAmend = vi.fn(async (_id: string): Promise<CancelAmendResult> => ({ ok: true }));
  const fetchShoppingContext = async () => aShoppingContext({ customerOrderId: ids.context });
  const shopper = await aShopperStore({ cancelAmend, fetchShoppingContext });
  const trolley = aTrolley({ orderId: ids.trolley, amendingOrder: true });
  shopper.store.set(beginTrolleyWorkAtom)({ kind: 'ready', answer: aTrolleyAnswer({ trolley }) });
  return { ...shopper, cancelAmend };
}

test.each([
  ['the trolley’s order', { trolley: '5002', context: '5001' }, '5002'],
  ['the shopping context’s order if the trolley has none', { trolley: null, context: '5001' }, '5001'],
])('the changes are discarded of %s', async (_, ids, customerOrderId) => {
  const { store, cancelAmend, emitted } = await anAmendingShopper(ids);

  expect(await store.set(cancelAmendAtom)).toBe(true);

  expect(cancelAmend).toHaveBeenCalledExactlyOnceWith(customerOrderId);
  expect(emitted).toEqual([{ name: 'amend_cancelled', detail: { customerOrderId } }]);
});

test('without any order id nothing is requested, and the failure is logged', async () => {
  const { store, cancelAmend, logged } = await anAmendingShopper({ trolley: null, context: null });

  expect(await store.set(cancelAmendAtom)).toBe(false);

  expect(cancelAmend).not.toHaveBeenCalled();
  expect(logged).toEqual(['Failed to cancel the changes to the order: there is no order id']);
});
