import { expect, test } from 'vitest';
import { aBookedSlot, aStore } from '../testing/aStore.ts';
import { headerSlotAtom } from './headerSlot.ts';
import { beginSlotWorkAtom } from './slot.ts';

const nothing = {
  booked: false,
  error: false,
  reservationId: null,
  slotType: 'UNDEFINED',
  branchId: null,
  startDateTime: null,
  endDateTime: null,
};

test('the event for a booked slot has the shop’s values without the address', () => {
  const { store } = aStore();

  store.set(beginSlotWorkAtom)(aBookedSlot());

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

test('a slot is loading before its first read has finished; one that failed to load has an error', () => {
  const { store } = aStore();

  const finish = store.set(beginSlotWorkAtom);
  expect(store.get(headerSlotAtom)).toEqual({ ...nothing, loading: true });

  finish({ kind: 'failed', error: new Error('down') });
  expect(store.get(headerSlotAtom)).toEqual({ ...nothing, loading: false, error: true });
});
