import { describe, expect, it } from 'vitest';
import { parseContract } from './contractError.ts';
import { aSlotReservation } from './slotReservation.fixtures.ts';
import { slotReservationsSchema } from './slotReservation.ts';

const read = (input: unknown) => parseContract(slotReservationsSchema, input, 'slots');

describe('slotReservationsSchema', () => {
  it('reads every fixture as it stands', () => {
    const reservations = [
      aSlotReservation(),
      aSlotReservation({ status: 'UNCONFIRMED', slotType: 'GROCERY_COLLECTION', addressId: null }),
    ];

    expect(read(reservations)).toEqual(reservations);
  });

  it('reads no reservation as none', () => {
    expect(read([])).toEqual([]);
  });

  it('reads a status and a type of tomorrow', () => {
    expect(read([{ id: 7, status: 'HELD', slotType: 'LOCKER_COLLECTION' }])).toMatchObject([
      { id: '7', status: 'UNKNOWN', slotType: 'UNDEFINED', startDateTime: null },
    ]);
  });

  it('keeps a date that is none for whoever shows it (clarification 58)', () => {
    expect(read([{ id: 'r1', startDateTime: 'soon' }])[0]?.startDateTime).toBe('soon');
  });

  it('drops an unreadable reservation beside a readable one', () => {
    expect(read([{ status: 'RESERVED' }, aSlotReservation()])).toEqual([aSlotReservation()]);
  });

  it('does not take unreadable reservations for none', () => {
    expect(() => read([{ status: 'RESERVED' }])).toThrow(
      'slots: expected string or number at [0].id, got nothing',
    );
    expect(() => read(null)).toThrow('slots: expected array at the top, got null');
  });
});
