import { aShoppingContext } from '@grocer/shared-contracts/fixtures';
import { expect, test, vi } from 'vitest';
import { contextFailureAtom, trolleyFailureAtom } from './failures.ts';
import { loadShoppingContextAtom } from './session/shoppingContext.ts';
import { aShopperStore, deferredCalls } from './testing/aStore.ts';
import { loadTrolleyAtom } from './trolley/loadTrolley.ts';

test('a failure of the trolley is not told while the shopping context loads, nor after that has failed', async () => {
  const contexts = deferredCalls<ReturnType<typeof aShoppingContext>>();
  const fetchShoppingContext = vi.fn(contexts.call).mockResolvedValueOnce(aShoppingContext());
  const { store } = await aShopperStore({ fetchShoppingContext, fetchTrolley: () => Promise.reject('down') });
  const failures = () => [store.get(contextFailureAtom)?.error, store.get(trolleyFailureAtom)?.error];
  expect(failures()).toEqual([undefined, undefined]);

  await store.set(loadTrolleyAtom);
  expect(failures()).toEqual([undefined, 'down']);
  const loading = store.set(loadShoppingContextAtom);
  expect(failures()).toEqual([undefined, undefined]);
  contexts.answer(0).reject('lost');
  await loading;

  expect(failures()).toEqual(['lost', undefined]);
});
