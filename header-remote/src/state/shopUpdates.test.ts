import {
  aBranch,
  anAddress,
  aShoppingContext,
  aSlotReservation,
  aTrolley,
  aTrolleyAnswer,
} from '@grocer/shared-contracts/fixtures';
import { describe, expect, test, vi } from 'vitest';
import { loadTrolleyAtom } from './loadTrolley.ts';
import {
  finishTrolleyUpdateAtom,
  forgetTrolleyUpdatesAtom,
  giveSlotBackAtom,
  reloadSlotAtom,
  startTrolleyUpdateAtom,
} from './shopUpdates.ts';
import { slotAtom } from './slot.ts';
import { aShopperStore, aStore } from './testing/aStore.ts';
import { trolleyAtom, trolleyBusyAtom } from './trolley.ts';

const aWholeShop = () => ({
  fetchShoppingContext: vi.fn(async () => aShoppingContext()),
  fetchTrolley: vi.fn(async () => aTrolleyAnswer()),
  fetchReservations: vi.fn(async () => [aSlotReservation()]),
  fetchAddress: async () => anAddress(),
  fetchBranch: async () => aBranch(),
});

const noOrderYet = (shop: ReturnType<typeof aWholeShop>) =>
  shop.fetchShoppingContext.mockImplementationOnce(async () => aShoppingContext({ customerOrderId: null }));

describe('finishTrolleyUpdateAtom', () => {
  test('the trolley is busy until the last of several changes has ended and was read', async () => {
    const { store } = await aShopperStore(aWholeShop());

    store.set(startTrolleyUpdateAtom);
    store.set(startTrolleyUpdateAtom);
    await store.set(finishTrolleyUpdateAtom);
    expect(store.get(trolleyBusyAtom)).toBe(true);

    await store.set(finishTrolleyUpdateAtom);
    expect([store.get(trolleyBusyAtom), store.get(trolleyAtom).kind]).toEqual([false, 'ready']);
  });

  test('a storm of changes is read twice, and the last answer counts', async () => {
    const shop = aWholeShop();
    const { store } = await aShopperStore(shop);
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

  test('an end without a beginning reads the trolley too', async () => {
    const shop = aWholeShop();
    const { store } = await aShopperStore(shop);

    await store.set(finishTrolleyUpdateAtom);

    expect(shop.fetchTrolley).toHaveBeenCalledOnce();
    expect(store.get(trolleyBusyAtom)).toBe(false);
  });

  test('a change of the trolley does not ask for the slot', async () => {
    const shop = aWholeShop();
    const { store } = await aShopperStore(shop);

    await store.set(finishTrolleyUpdateAtom);

    expect(shop.fetchReservations).not.toHaveBeenCalled();
  });

  test('the first item of all begins the order', async () => {
    const shop = aWholeShop();
    noOrderYet(shop);
    const { store } = await aShopperStore(shop);

    await store.set(finishTrolleyUpdateAtom);

    expect([store.get(trolleyAtom).kind, store.get(slotAtom).kind]).toEqual(['ready', 'booked']);
  });

  test('nothing is asked for a visitor who is not signed in', async () => {
    const { store, logged } = aStore();

    store.set(startTrolleyUpdateAtom);
    await store.set(finishTrolleyUpdateAtom);

    expect([store.get(trolleyBusyAtom), store.get(trolleyAtom).kind, logged]).toEqual([false, 'unknown', []]);
  });
});

describe('forgetTrolleyUpdatesAtom', () => {
  test('changes that were under way keep nobody waiting', async () => {
    const { store } = await aShopperStore(aWholeShop());
    await store.set(loadTrolleyAtom);
    store.set(startTrolleyUpdateAtom);
    store.set(startTrolleyUpdateAtom);

    store.set(forgetTrolleyUpdatesAtom);

    expect(store.get(trolleyBusyAtom)).toBe(false);
  });
});

describe('reloadSlotAtom', () => {
  test('reads the slot and the trolley, whose conflicts depend on it', async () => {
    const { store } = await aShopperStore(aWholeShop());

    await store.set(reloadSlotAtom);

    expect([store.get(slotAtom).kind, store.get(trolleyAtom).kind]).toEqual(['booked', 'ready']);
  });

  test('booking the first slot begins the order', async () => {
    const shop = aWholeShop();
    noOrderYet(shop);
    const { store } = await aShopperStore(shop);

    await store.set(reloadSlotAtom);

    expect(store.get(slotAtom).kind).toBe('booked');
  });
});

describe('giveSlotBackAtom', () => {
  test('gives the slot back, then reads slot and trolley', async () => {
    const shop = { ...aWholeShop(), cancelReservation: vi.fn(async (_id: string) => {}) };
    shop.fetchReservations.mockImplementation(async () => []);
    const { store } = await aShopperStore(shop);

    await store.set(giveSlotBackAtom, 'r1');

    expect(shop.cancelReservation).toHaveBeenCalledExactlyOnceWith('r1');
    expect([store.get(slotAtom).kind, store.get(trolleyAtom).kind]).toEqual(['none', 'ready']);
  });
});
