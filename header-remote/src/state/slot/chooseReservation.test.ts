import type { ReservationStatus, SlotReservation } from '@grocer/shared-contracts';
import { aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { chooseReservation } from './loadSlot.ts';

const reserved = (id: string, status: ReservationStatus, startDateTime: string | null = null) =>
  aSlotReservation({ id, status, startDateTime });

const choice = (...reservations: SlotReservation[]) => chooseReservation(reservations)?.id ?? null;

describe('chooseReservation', () => {
  test('without reservations, or with expired ones only, there is no slot', () => {
    expect(choice()).toBeNull();
    expect(choice(reserved('r1', 'EXPIRED'), reserved('r2', 'EXPIRED'))).toBeNull();
  });

  test.each(['RESERVED', 'UNCONFIRMED', 'UNKNOWN'] as const)(
    'the only reservation that is not expired is chosen: %s',
    (status) => {
      expect(choice(reserved('r1', 'EXPIRED'), reserved('r2', status))).toBe('r2');
    },
  );

  test('the unconfirmed reservation is chosen, even if another is earlier', () => {
    expect(
      choice(
        reserved('r1', 'RESERVED', '2026-03-05T09:00:00Z'),
        reserved('r2', 'UNCONFIRMED', '2026-03-06T09:00:00Z'),
      ),
    ).toBe('r2');
  });

  test('of several unconfirmed reservations the earliest is chosen, compared as instants and not as text', () => {
    expect(
      choice(
        reserved('r1', 'RESERVED', '2026-03-04T09:00:00Z'),
        reserved('r2', 'UNCONFIRMED', '2026-03-06T09:30:00Z'),
        reserved('r3', 'UNCONFIRMED', '2026-03-06T10:00:00+01:00'),
      ),
    ).toBe('r3');
  });

  test('if none is unconfirmed, the earliest reservation is chosen', () => {
    expect(
      choice(
        reserved('r1', 'RESERVED', '2026-03-06T09:00:00Z'),
        reserved('r2', 'UNKNOWN', '2026-03-05T09:00:00Z'),
      ),
    ).toBe('r2');
  });

  test('a reservation without a readable date comes last', () => {
    expect(
      choice(
        reserved('r1', 'RESERVED', 'soon'),
        reserved('r2', 'RESERVED'),
        reserved('r3', 'RESERVED', '2026-03-06T09:00:00Z'),
      ),
    ).toBe('r3');
    expect(choice(reserved('r1', 'RESERVED', 'soon'), reserved('r2', 'RESERVED'))).toBe('r1');
  });
});
