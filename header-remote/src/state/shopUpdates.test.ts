import {
  aBranch,
  anAddress,
  aShoppingContext,
  aSlotReservation,
  aTrolley,
  aTrolleyAnswer,
} from '@grocer/shared-contracts/fixtures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dropTrolleyUpdatesAtom,
  finishTrolleyUpdateAtom,
  releaseSlotAtom,
  reloadSlotAtom,
  startTrolleyUpdateAtom,
} from './shopUpdates.ts';
import { slotAtom } from './slot/slot.ts';
import { aShopperStore } from './testing/aStore.ts';
import { trolleyAtom, trolleyBusyAtom } from './trolley/trolley.ts';

const allServices = () => ({
  fetchShoppingContext: vi.fn(async () => aShoppingContext()),
  fetchTrolley: vi.fn(async () => aTrolleyAnswer()),
  fetchReservations: vi.fn(async () => [aSlotReservation()]),
  fetchAddress: async () => anAddress(),
  fetchBranch: async () => aBranch(),
});

async function aShopper(shop = allServices()) {
  return { shop, ...(await aShopperStore(shop)) };
}

test.each([
  ['the first item creates the order, so trolley and slot are read', finishTrolleyUpdateAtom, null],
  ['booking the first slot creates the order, so trolley and slot are read', reloadSlotAtom, null],
  ['a changed slot is read, and so is the trolley, whose conflicts depend on it', reloadSlotAtom, '5001'],
])('%s', async (_, changeAtom, customerOrderId) => {
  const shop = allServices();
  shop.fetchShoppingContext.mockResolvedValueOnce(aShoppingContext({ customerOrderId }));
  const { store } = await aShopper(shop);

  await store.set(changeAtom);

  expect([store.get(trolleyAtom).kind, store.get(slotAtom).kind]).toEqual(['ready', 'booked']);
});

test('ten changes at once cause two reads, and the last response counts', async () => {
  const { shop, store } = await aShopper();
  const trolleyWith = (id: string) => aTrolleyAnswer({ trolley: aTrolley({ orderId: id }) });
  shop.fetchTrolley.mockImplementation(async () =>
    trolleyWith(`read ${shop.fetchTrolley.mock.calls.length}`),
  );

  for (let change = 0; change < 10; change += 1) store.set(startTrolleyUpdateAtom);
  await Promise.all(Array.from({ length: 10 }, () => store.set(finishTrolleyUpdateAtom)));

  expect(shop.fetchTrolley).toHaveBeenCalledTimes(2);
  expect(store.get(trolleyAtom)).toEqual({ kind: 'ready', answer: trolleyWith('read 2') });
  expect(store.get(trolleyBusyAtom)).toBe(false);
});

describe('a change of the trolley that never finishes', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('is given up after 30 s, and the trolley is read', async () => {
    const { shop, store, logged } = await aShopper();
    store.set(startTrolleyUpdateAtom);

    await vi.advanceTimersByTimeAsync(29_999);
    expect([store.get(trolleyBusyAtom), shop.fetchTrolley.mock.calls.length]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(1);

    expect([store.get(trolleyBusyAtom), store.get(trolleyAtom).kind]).toEqual([false, 'ready']);
    expect(shop.fetchTrolley).toHaveBeenCalledOnce();
    expect(logged).toEqual(['A trolley update did not finish within 30 s; the trolley is read again']);
  });

  test('is given up by its own time, while a later change stays busy', async () => {
    const { shop, store } = await aShopper();
    store.set(startTrolleyUpdateAtom);
    await vi.advanceTimersByTimeAsync(20_000);
    store.set(startTrolleyUpdateAtom);

    await vi.advanceTimersByTimeAsync(10_000);
    expect([store.get(trolleyBusyAtom), shop.fetchTrolley.mock.calls.length]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(20_000);

    expect([store.get(trolleyBusyAtom), shop.fetchTrolley.mock.calls.length]).toEqual([false, 2]);
  });

  test('a change that finished, or was dropped, is not given up later', async () => {
    const { shop, store } = await aShopper();
    store.set(startTrolleyUpdateAtom);
    await store.set(finishTrolleyUpdateAtom);
    store.set(startTrolleyUpdateAtom);
    store.set(dropTrolleyUpdatesAtom);
    expect(store.get(trolleyBusyAtom)).toBe(false);

    await vi.advanceTimersByTimeAsync(60_000);

    expect(shop.fetchTrolley).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('releasing a slot cancels it, then reads slot and trolley', async () => {
  const shop = { ...allServices(), cancelReservation: vi.fn(async (_id: string) => {}) };
  shop.fetchReservations.mockImplementation(async () => []);
  const { store } = await aShopperStore(shop);

  await store.set(releaseSlotAtom, 'r1');

  expect(shop.cancelReservation).toHaveBeenCalledExactlyOnceWith('r1');
  expect([store.get(slotAtom).kind, store.get(trolleyAtom).kind]).toEqual(['none', 'ready']);
});
