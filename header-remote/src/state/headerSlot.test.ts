import { aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { headerSlotAtom } from './headerSlot.ts';
import { beginSlotWorkAtom } from './slot.ts';
import { aStore } from './testing/aStore.ts';

const nothing = {
  booked: false,
  error: false,
  reservationId: null,
  slotType: 'UNDEFINED',
  branchId: null,
  startDateTime: null,
  endDateTime: null,
};

describe('headerSlotAtom', () => {
  test('tells of a booked slot as the shop wrote it, without the address', () => {
    const { store } = aStore();

    store.set(beginSlotWorkAtom)({
      kind: 'booked',
      reservation: aSlotReservation(),
      times: null,
      address: null,
      branch: null,
    });

    expect(store.get(headerSlotAtom)).toEqual({
      booked: true,
      loading: false,
      error: false,
      reservationId: 'r1',
      slotType: 'DELIVERY',
      branchId: '753',
      startDateTime: '2026-03-05T09:00:00Z',
      endDateTime: '2026-03-05T10:00:00Z',
    });
  });

  test('a failure is not booked, and an error', () => {
    const { store } = aStore();

    store.set(beginSlotWorkAtom)({ kind: 'failed', error: new Error('down') });

    expect(store.get(headerSlotAtom)).toEqual({ ...nothing, loading: false, error: true });
  });

  test('before anything is known it is being read', () => {
    const { store } = aStore();

    store.set(beginSlotWorkAtom);

    expect(store.get(headerSlotAtom)).toEqual({ ...nothing, loading: true });
  });
});
