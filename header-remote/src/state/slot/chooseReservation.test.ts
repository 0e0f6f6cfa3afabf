import type { ReservationStatus } from '@grocer/shared-contracts';
import { aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { chooseReservation } from './loadSlot.ts';

const reserved = (id: string, status: ReservationStatus, startDateTime: string | null = null) =>
  aSlotReservation({ id, status, startDateTime });

const [first, second, third] = ['2026-03-04T09:00:00Z', '2026-03-05T09:00:00Z', '2026-03-06T09:00:00Z'];

test.each<[string, Parameters<typeof reserved>[], string | null]>([
  ['without reservations there is no slot', [], null],
  [
    'nor with expired ones only',
    [
      ['r1', 'EXPIRED'],
      ['r2', 'EXPIRED'],
    ],
    null,
  ],
  ...(['RESERVED', 'UNCONFIRMED', 'UNKNOWN'] as const).map(
    (status): [string, Parameters<typeof reserved>[], string] => [
      `the only one that is not expired is chosen: ${status}`,
      [
        ['r1', 'EXPIRED'],
        ['r2', status],
      ],
      'r2',
    ],
  ),
  [
    'the unconfirmed one is chosen, even if another is earlier',
    [
      ['r1', 'RESERVED', second],
      ['r2', 'UNCONFIRMED', third],
    ],
    'r2',
  ],
  [
    'of several unconfirmed ones the earliest is chosen, compared as instants and not as text',
    [
      ['r1', 'RESERVED', first],
      ['r2', 'UNCONFIRMED', '2026-03-06T09:30:00Z'],
      ['r3', 'UNCONFIRMED', '2026-03-06T10:00:00+01:00'],
    ],
    'r3',
  ],
  [
    'if none is unconfirmed, the earliest is chosen',
    [
      ['r1', 'RESERVED', third],
      ['r2', 'UNKNOWN', second],
    ],
    'r2',
  ],
  [
    'one without a readable date comes last',
    [
      ['r1', 'RESERVED', 'soon'],
      ['r2', 'RESERVED'],
      ['r3', 'RESERVED', third],
    ],
    'r3',
  ],
  [
    'of those without one the first is chosen',
    [
      ['r1', 'RESERVED', 'soon'],
      ['r2', 'RESERVED'],
    ],
    'r1',
  ],
])('%s', (_, reservations, id) => {
  expect(chooseReservation(reservations.map((fields) => reserved(...fields)))?.id ?? null).toBe(id);
});
