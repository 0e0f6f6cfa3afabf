import type { SlotReservation } from '@grocer/shared-contracts';
import { aBranch, anAddress, aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test, vi } from 'vitest';
import { type AnalyticsEvent, connectAnalyticsAtom } from './analytics.ts';
import { cancelSlotAtom, loadSlotAtom } from './loadSlot.ts';
import { slotAtom, slotBusyAtom } from './slot.ts';
import { aShopperStore, aStore } from './testing/aStore.ts';

const down = () => Promise.reject(new Error('down'));

const aSlotShop = (reservations: SlotReservation[] = [aSlotReservation()]) => ({
  fetchReservations: vi.fn(async (_customerOrderId: string) => reservations),
  fetchAddress: vi.fn(async (id: string) => anAddress({ id })),
  fetchBranch: vi.fn(async (id: string) => aBranch({ id })),
});

const slotIn = async (shop: object) => {
  const known = await aShopperStore(shop);
  await known.store.set(loadSlotAtom);
  return { ...known, slot: known.store.get(slotAtom) };
};

describe('loadSlotAtom', () => {
  test('a reserved slot is booked, with its times, its address and its branch', async () => {
    const { slot } = await slotIn(aSlotShop());

    expect(slot).toEqual({
      kind: 'booked',
      reservation: aSlotReservation(),
      times: { start: new Date('2026-03-05T09:00:00Z'), end: new Date('2026-03-05T10:00:00Z') },
      address: anAddress(),
      branch: aBranch(),
    });
  });

  test('a shopper without an order is not asked for', async () => {
    const { store } = aStore();

    await store.set(loadSlotAtom);

    expect(store.get(slotAtom)).toEqual({ kind: 'none' });
  });

  test('no reservation, or only expired ones: not booked, and no error', async () => {
    expect((await slotIn(aSlotShop([]))).slot).toEqual({ kind: 'none' });
    expect((await slotIn(aSlotShop([aSlotReservation({ status: 'EXPIRED' })]))).slot).toEqual({
      kind: 'none',
    });
  });

  test('a missing address or branch is no failure and is not looked up', async () => {
    const shop = aSlotShop([aSlotReservation({ addressId: null, branchId: null })]);

    const { slot } = await slotIn(shop);

    expect(slot).toMatchObject({ kind: 'booked', address: null, branch: null });
    expect(shop.fetchAddress).not.toHaveBeenCalled();
    expect(shop.fetchBranch).not.toHaveBeenCalled();
  });

  test.each(['fetchReservations', 'fetchAddress', 'fetchBranch'])('%s fails: an error', async (call) => {
    const { slot, logged } = await slotIn({ ...aSlotShop(), [call]: down });

    expect(slot).toMatchObject({ kind: 'failed' });
    expect(logged).toEqual(['Failed to fetch the slot: down']);
  });

  test('a booked slot stays on the screen while it is read again', async () => {
    const shop = aSlotShop();
    const { store } = await slotIn(shop);
    const slow = Promise.withResolvers<SlotReservation[]>();
    shop.fetchReservations.mockImplementation(() => slow.promise);

    const reading = store.set(loadSlotAtom);
    expect([store.get(slotAtom).kind, store.get(slotBusyAtom)]).toEqual(['booked', true]);

    slow.resolve([]);
    await reading;
    expect([store.get(slotAtom).kind, store.get(slotBusyAtom)]).toEqual(['none', false]);
  });

  test('a late answer, or a late failure, of an older reading is dropped', async () => {
    const shop = aSlotShop();
    const slow = [Promise.withResolvers<SlotReservation[]>(), Promise.withResolvers<SlotReservation[]>()];
    const { store, logged } = await aShopperStore(shop);
    for (const { promise } of slow) shop.fetchReservations.mockImplementationOnce(() => promise);

    const older = slow.map(() => store.set(loadSlotAtom));
    await store.set(loadSlotAtom);
    slow[0]?.resolve([]);
    slow[1]?.reject(new Error('late'));
    await Promise.all(older);

    expect(store.get(slotAtom)).toMatchObject({ kind: 'booked' });
    expect(store.get(slotBusyAtom)).toBe(false);
    expect(logged).toEqual([]);
  });

  test.each([
    { startDateTime: null },
    { endDateTime: 'half past nine' },
    { startDateTime: '2026-03-05T09:00:00' },
  ])('bad dates %o: a slot without times, logged once however often it is read', async (dates) => {
    const { store, slot, logged } = await slotIn(aSlotShop([aSlotReservation(dates)]));

    await store.set(loadSlotAtom);

    expect(slot).toMatchObject({ kind: 'booked', times: null });
    expect(logged).toEqual(['Reservation r1 has no dates that can be read']);
  });
});

describe('cancelSlotAtom', () => {
  test('gives the slot back, then reads what is reserved', async () => {
    const shop = { ...aSlotShop([]), cancelReservation: vi.fn(async (_id: string) => {}) };
    const { store, told } = await aShopperStore(shop);

    expect(await store.set(cancelSlotAtom, 'r1')).toBe(true);

    expect(shop.cancelReservation).toHaveBeenCalledExactlyOnceWith('r1');
    expect(store.get(slotAtom)).toEqual({ kind: 'none' });
    expect(told).toEqual([]);
  });

  test('is counted with the slot that it was', async () => {
    const shop = { ...aSlotShop(), cancelReservation: async (_id: string) => {} };
    const { store } = await slotIn(shop);
    const noted: AnalyticsEvent[] = [];
    store.set(connectAnalyticsAtom, (event) => noted.push(event));

    await store.set(cancelSlotAtom, 'r1');

    expect(noted).toMatchObject([
      { name: 'slot_cancel', payload: { slotType: 'DELIVERY', slotDate: '2026-03-05', location: 'header' } },
    ]);
  });

  test('the other slot of an order is the one that it was placed with', async () => {
    const chosen = aSlotReservation({ id: 'r2', status: 'UNCONFIRMED' });
    const { slot } = await slotIn(aSlotShop([aSlotReservation(), chosen]));

    expect(slot).toMatchObject({ reservation: { id: 'r2' }, saved: { id: 'r1' } });
  });

  test('the slot is not said to be free before the shop has said so', async () => {
    const slow = Promise.withResolvers<void>();
    const { store } = await aShopperStore({ ...aSlotShop(), cancelReservation: () => slow.promise });
    await store.set(loadSlotAtom);

    const cancelling = store.set(cancelSlotAtom, 'r1');

    expect([store.get(slotAtom).kind, store.get(slotBusyAtom)]).toEqual(['booked', true]);
    slow.resolve();
    await cancelling;
    expect(store.get(slotBusyAtom)).toBe(false);
  });

  test('a shop that does not let it go: the slot is read again all the same, and the page is told', async () => {
    const { store, told, logged } = await aShopperStore({ ...aSlotShop(), cancelReservation: down });

    expect(await store.set(cancelSlotAtom, 'r1')).toBe(false);

    expect(store.get(slotAtom)).toMatchObject({ kind: 'booked' });
    expect(told).toMatchObject([{ name: 'header_error', detail: { code: 'cancel_slot' } }]);
    expect(logged).toEqual(['Failed to cancel the slot: down']);
  });
});
