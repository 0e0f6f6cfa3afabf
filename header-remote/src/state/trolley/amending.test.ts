import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { aFailure, aShoppingContext, aTrolley, aTrolleyAnswer } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import type { CancelAmendResult } from '../../services/orders.ts';
import { setPageAtom } from '../page/page.ts';
import { nextShopperAtom } from '../session/shopper.ts';
import { loadShoppingContextAtom } from '../session/shoppingContext.ts';
import { isActionRunningAtom } from '../shopperActions.ts';
import { beginSlotWorkAtom, type SlotState } from '../slot/slot.ts';
import { aBookedSlot, aShopperStore, deferredCalls } from '../testing/aStore.ts';
import { isAmendBarVisibleAtom, slotIsFixedAtom } from './amending.ts';
import { cancelAmendAtom, cancellingAmendAtom } from './cancelAmend.ts';
import { beginTrolleyWorkAtom } from './trolley.ts';

function shop({ amendingOrder = true, slotChangeable = true, sitePinBar = true, slot = aBookedSlot() } = {}) {
  const store = createStore();
  store.set(setPageAtom, { options: resolveHeaderOptions({ flags: { sitePinBar } }) });
  store.set(beginSlotWorkAtom)(slot);
  const answer = aTrolleyAnswer({ trolley: aTrolley({ amendingOrder }), slotChangeable });
  store.set(beginTrolleyWorkAtom)({ kind: 'ready', answer });
  return store;
}

test.each([
  [true, 'an order with a slot is amended', {}],
  [false, 'no order is amended', { amendingOrder: false }],
  [false, 'there is no slot', { slot: { kind: 'none' } as SlotState }],
  [false, 'the slot could not be loaded', { slot: { kind: 'failed', error: 'down' } as SlotState }],
  [false, 'the host has switched the bar off', { sitePinBar: false }],
])('the amend bar is shown: %s, if %s', (isVisible, _, state) => {
  expect(shop(state).get(isAmendBarVisibleAtom)).toBe(isVisible);
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
])('amending %s and slotChangeable %s the slot is fixed: %s', (amendingOrder, slotChangeable, fixed) => {
  expect(shop({ amendingOrder, slotChangeable }).get(slotIsFixedAtom)).toBe(fixed);
});

/** A shopper who amends an order. */
async function anAmendingShopper(ids: { trolley: string | null; context: string | null } = aTrolleyOrder) {
  const { calls, call: cancelAmend, answer } = deferredCalls<CancelAmendResult>();
  const fetchShoppingContext = async () => aShoppingContext({ customerOrderId: ids.context });
  const shopper = await aShopperStore({ cancelAmend, fetchShoppingContext });
  const trolley = aTrolley({ orderId: ids.trolley, amendingOrder: true });
  shopper.store.set(beginTrolleyWorkAtom)({ kind: 'ready', answer: aTrolleyAnswer({ trolley }) });
  return { ...shopper, calls, answer };
}

const aTrolleyOrder = { trolley: '5002', context: '5001' };

test.each([
  ['the trolley’s order', aTrolleyOrder, '5002'],
  ['the shopping context’s order if the trolley has none', { trolley: null, context: '5001' }, '5001'],
])('the changes are discarded of %s, once, however often the button is pressed', async (_, ids, orderId) => {
  const { store, calls, answer, emitted } = await anAmendingShopper(ids);

  const first = store.set(cancelAmendAtom);
  expect(await store.set(cancelAmendAtom)).toBe(false);
  expect(isRunning(store)).toEqual([true, true]);
  answer(0).resolve({ ok: true });

  expect(await first).toBe(true);
  expect(isRunning(store)).toEqual([false, false]);
  expect(calls).toEqual([orderId]);
  expect(emitted).toEqual([{ name: 'amend_cancelled', detail: { customerOrderId: orderId } }]);
});

const isRunning = (store: ReturnType<typeof createStore>) => [
  store.get(cancellingAmendAtom),
  store.get(isActionRunningAtom),
];

test('what the shop says to its refusal is logged, and the button can be pressed again', async () => {
  const { store, answer, logged, emitted } = await anAmendingShopper();
  const failures = ['too late', 'being picked'].map((message) => aFailure({ message }));

  const done = store.set(cancelAmendAtom);
  answer(0).resolve({ ok: false, error: { kind: 'refused', failures } });

  expect(await done).toBe(false);
  expect(isRunning(store)).toEqual([false, false]);
  expect(logged).toEqual(['Failed to cancel the changes to the order: too late; being picked']);
  expect(emitted).toEqual([]);
});

test('the answer to a former shopper is not announced, and does not end the request of the next one', async () => {
  const { store, answer, emitted } = await anAmendingShopper();
  const done = store.set(cancelAmendAtom);

  store.set(nextShopperAtom);
  await store.set(loadShoppingContextAtom);
  void store.set(cancelAmendAtom);
  answer(0).resolve({ ok: true });

  expect(await done).toBe(false);
  expect(emitted).toEqual([]);
  expect(store.get(cancellingAmendAtom)).toBe(true);
});

test('without any order id nothing is requested, and the failure is logged', async () => {
  const { store, calls, logged } = await anAmendingShopper({ trolley: null, context: null });

  expect(await store.set(cancelAmendAtom)).toBe(false);

  expect(calls).toEqual([]);
  expect(logged).toEqual(['Failed to cancel the changes to the order: there is no order id']);
});
