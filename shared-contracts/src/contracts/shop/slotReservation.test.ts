import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { aSlotReservation } from './shop.fixtures.ts';
import { slotReservationsSchema } from './slots.ts';

const read = (input: unknown) => parseContract(slotReservationsSchema, input, 'slots');

describe('slotReservationsSchema', () => {
  it('returns every fixture unchanged', () => {
    const reservations = [
      aSlotReservation(),
      aSlotReservation({ status: 'UNCONFIRMED', slotType: 'GROCERY_COLLECTION', addressId: null }),
    ];

    expect(read(reservations)).toEqual(reservations);
  });

  it('reads an empty list as no reservations', () => {
    expect(read([])).toEqual([]);
  });

  it('reads an unknown status as UNKNOWN and an unknown slot type as UNDEFINED', () => {
    expect(read([{ id: 7, status: 'HELD', slotType: 'LOCKER_COLLECTION' }])).toMatchObject([
      { id: '7', status: 'UNKNOWN', slotType: 'UNDEFINED', startDateTime: null },
    ]);
  });

  it('reads a reservation whose address or branch has no readable id', () => {
    expect(read([aSlotReservation({ addressId: '', branchId: '' })])).toEqual([
      aSlotReservation({ addressId: null, branchId: null }),
    ]);
  });

  it('keeps an unreadable date as it is (behaviour/slot#unreadable-times)', () => {
    expect(read([{ id: 'r1', startDateTime: 'soon' }])[0]?.startDateTime).toBe('soon');
  });

  it('drops an unreadable reservation and keeps a readable one', () => {
    expect(read([{ status: 'RESERVED' }, aSlotReservation()])).toEqual([aSlotReservation()]);
  });

  it('rejects unreadable reservations instead of reading them as an empty list', () => {
    expect(() => read([{ status: 'RESERVED' }])).toThrow(
      'slots: expected string or number at [0].id, got nothing',
    );
    expect(() => read(null)).toThrow('slots: expected array at the top, got null');
  });
});
