import type { ReservationStatus, SlotReservation } from '@grocer/shared-contracts';
import { aBranch, anAddress, aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { expect, test, vi } from 'vitest';
import { slotTimes } from '../../platform/dates/slotTimes.ts';
import { withSlotPayload } from '../analytics/connectAnalytics.ts';
import { connectAnalyticsAtom } from '../analytics/events.ts';
import { isActionRunningAtom } from '../shopperActions.ts';
import { aShopperStore } from '../testing/aStore.ts';
import { headerSlotAtom } from './headerSlot.ts';
import { cancelSlotAtom, chooseReservation, loadSlotAtom } from './loadSlot.ts';
import { slotAtom, slotBusyAtom } from './slot.ts';

const down = () => Promise.reject(new Error('down'));

const aSlotShop = (reservations: SlotReservation[] = [aSlotReservation()]) => ({
  fetchReservations: vi.fn(async (_customerOrderId: string) => reservations),
  fetchAddress: vi.fn(async (id: string) => anAddress({ id })),
  fetchBranch: vi.fn(async (id: string) => aBranch({ id })),
});

const slotIn = async (shop: object) => {
  const shopper = await aShopperStore(shop);
  await shopper.store.set(loadSlotAtom);
  const [slot, slotEvent] = [shopper.store.get(slotAtom), shopper.store.get(headerSlotAtom)];
  return { ...shopper, slot, slotEvent };
};

test('a reserved slot is booked, with its times, address and branch', async () => {
  const { slot, slotEvent } = await slotIn(aSlotShop());

  expect(slotEvent).toMatchObject({ booked: true, error: false, reservationId: 'r1' });
  expect(slot).toEqual({
    kind: 'booked',
    reservation: aSlotReservation(),
    times: slotTimes(aSlotReservation()),
    address: anAddress(),
    branch: aBranch(),
  });
});

test('a reservation without address or branch ids is no failure, and neither is requested', async () => {
  const shop = aSlotShop([aSlotReservation({ addressId: null, branchId: null })]);

  const { slot } = await slotIn(shop);

  expect(slot).toMatchObject({ kind: 'booked', address: null, branch: null });
  expect(shop.fetchAddress).not.toHaveBeenCalled();
  expect(shop.fetchBranch).not.toHaveBeenCalled();
});

test.each(['fetchReservations', 'fetchAddress', 'fetchBranch'])(
  'if %s fails, the slot has failed and the failure is logged',
  async (call) => {
    const { slot, slotEvent, logged } = await slotIn({ ...aSlotShop(), [call]: down });

    expect(slot).toMatchObject({ kind: 'failed' });
    expect(slotEvent).toMatchObject({ booked: false, error: true, reservationId: null });
    expect(logged).toEqual(['Failed to fetch the slot: down']);
  },
);

test('a late response or failure of an older read is dropped', async () => {
  const shop = aSlotShop();
  const pending = [Promise.withResolvers<SlotReservation[]>(), Promise.withResolvers<SlotReservation[]>()];
  const { store, logged } = await aShopperStore(shop);
  for (const { promise } of pending) shop.fetchReservations.mockImplementationOnce(() => promise);

  const older = pending.map(() => store.set(loadSlotAtom));
  await store.set(loadSlotAtom);
  pending[0]?.resolve([]);
  pending[1]?.reject(new Error('late'));
  await Promise.all(older);

  expect(store.get(slotAtom)).toMatchObject({ kind: 'booked' });
  expect(store.get(slotBusyAtom)).toBe(false);
  expect(logged).toEqual([]);
});

test.each([{ startDateTime: null }, { endDateTime: 'half past nine' }, { startDateTime: '2026-03-05' }])(
  'a slot with the unreadable dates %o has no times, which is logged once for each reservation',
  async (dates) => {
    const shop = aSlotShop();
    const { store, logged } = await slotIn(shop);
    shop.fetchReservations.mockResolvedValue([aSlotReservation(dates)]);
    await store.set(loadSlotAtom);
    const slot = store.get(slotAtom);

    await store.set(loadSlotAtom);
    shop.fetchReservations.mockResolvedValue([aSlotReservation({ ...dates, id: 'r2' })]);
    await store.set(loadSlotAtom);

    expect(slot).toMatchObject({ kind: 'booked', times: null });
    expect(logged).toEqual(['r1', 'r2'].map((id) => `Reservation ${id} has no dates that can be read`));
  },
);

test('a cancellation that succeeded is tracked with the slot that was cancelled', async () => {
  const shop = { ...aSlotShop(), cancelReservation: async (_id: string) => {} };
  const { store, emitted } = await slotIn(shop);
  shop.fetchReservations.mockResolvedValue([]);
  const tracked: object[] = [];
  store.set(connectAnalyticsAtom, (event) =>
    tracked.push(withSlotPayload(event, store.get(slotAtom), new Date('2026-03-05T06:00:00Z'))),
  );

  expect(await store.set(cancelSlotAtom, 'r1')).toBe(true);

  expect(store.get(slotAtom)).toEqual({ kind: 'none' });
  expect(emitted).toEqual([]);
  const payload = { slotType: 'DELIVERY', slotDate: '2026-03-05', hoursToSlot: 3, location: 'header' };
  expect(tracked).toMatchObject([{ name: 'slot_cancel', payload }]);
});

test('a slot stays booked until the service has confirmed its cancellation', async () => {
  const slow = Promise.withResolvers<void>();
  const { store } = await aShopperStore({ ...aSlotShop(), cancelReservation: () => slow.promise });
  await store.set(loadSlotAtom);

  const cancelling = store.set(cancelSlotAtom, 'r1');

  const isWaiting = () => [store.get(slotBusyAtom), store.get(isActionRunningAtom)];
  expect([store.get(slotAtom).kind, ...isWaiting()]).toEqual(['booked', true, true]);
  slow.resolve();
  await cancelling;
  expect(isWaiting()).toEqual([false, false]);
});

test('if cancelling fails, the slot is read again and the page gets an error event', async () => {
  const shop = { ...aSlotShop(), cancelReservation: down };
  const { store, emitted, logged, tracked } = await aShopperStore(shop);

  expect(await store.set(cancelSlotAtom, 'r1')).toBe(false);

  expect(store.get(slotAtom)).toMatchObject({ kind: 'booked' });
  const detail = { code: 'cancel_slot', message: 'The slot could not be cancelled' };
  expect(emitted).toEqual([{ name: 'header_error', detail }]);
  expect(logged).toEqual(['Failed to cancel the slot: down']);
  expect(tracked).toEqual([]);
});

/** Creates a reservation from a text such as `r1 RESERVED 2026-03-04T09:00:00Z`. */
const reserved = (text: string) => {
  const [id = '', status, startDateTime = null] = text.split(' ');
  return aSlotReservation({ id, status: status as ReservationStatus, startDateTime });
};

const [first, second, third] = ['2026-03-04T09:00:00Z', '2026-03-05T09:00:00Z', '2026-03-06T09:00:00Z'];

test.each<[string, string[], string | null]>([
  ['without reservations there is no slot', [], null],
  ['nor with expired ones only', ['r1 EXPIRED', 'r2 EXPIRED'], null],
  ...['RESERVED', 'UNCONFIRMED', 'UNKNOWN'].map((status): [string, string[], string] => [
    `the only one that is not expired is chosen: ${status}`,
    ['r1 EXPIRED', `r2 ${status}`],
    'r2',
  ]),
  ['an unconfirmed one is chosen even if later', [`r1 RESERVED ${second}`, `r2 UNCONFIRMED ${third}`], 'r2'],
  [
    'of several unconfirmed ones the earliest is chosen, compared as instants and not as text',
    [`r1 RESERVED ${first}`, 'r2 UNCONFIRMED 2026-03-06T09:30Z', 'r3 UNCONFIRMED 2026-03-06T10:00:00+01:00'],
    'r3',
  ],
  ['if none is unconfirmed, the earliest is chosen', [`r1 RESERVED ${third}`, `r2 UNKNOWN ${second}`], 'r2'],
  ['one without a readable date is last', ['r1 RESERVED soon', 'r2 RESERVED', `r3 RESERVED ${third}`], 'r3'],
  ['of those without one the first is chosen', ['r1 RESERVED soon', 'r2 RESERVED'], 'r1'],
])('%s', (_, reservations, id) => {
  expect(chooseReservation(reservations.map(reserved))?.id ?? null).toBe(id);
});
