import { aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchReservations } from './fetchReservations.ts';

const shop = aShop();

describe('fetchReservations', () => {
  test("reads the slots that are reserved for the shopper's order", async () => {
    const backEnd = await shop.signedIn('slot-booked');

    expect(await fetchReservations(backEnd)('5001')).toEqual([aSlotReservation()]);
    expect(shop.received).toMatchObject([
      {
        method: 'GET',
        path: '/slot-reservations?customerOrderId=5001',
        headers: { authorization: backEnd.authorization, breadcrumb: 'site-header' },
      },
    ]);
  });

  test('an order without a slot has no reservations', async () => {
    expect(await fetchReservations(await shop.signedIn('signed-in'))('5001')).toEqual([]);
  });

  test.each(everyFault)('the service fault %o is thrown as %s', async (fault, name) => {
    await shop.fault('slots', fault);

    await expect(fetchReservations(await shop.signedIn('slot-booked'))('5001')).rejects.toMatchObject({
      name,
    });
  });

  test('a call that takes too long ends with a time-out', async () => {
    await shop.fault('slots', late);
    const backEnd = await shop.signedIn('slot-booked', { timeoutMs: 50 });

    await expect(fetchReservations(backEnd)('5001')).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
