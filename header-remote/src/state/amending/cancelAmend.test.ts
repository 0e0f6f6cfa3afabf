import { aShoppingContext, aTrolley, aTrolleyAnswer } from '@grocer/shared-contracts/fixtures';
import { expect, test, vi } from 'vitest';
import type { CancelAmendResult } from '../../services/orders.ts';
import { aShopperStore } from '../testing/aStore.ts';
import { beginTrolleyWorkAtom } from '../trolley/trolley.ts';
import { cancelAmendAtom } from './cancelAmend.ts';

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
