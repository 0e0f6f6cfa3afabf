import { describe, expect, test } from 'vitest';
import { aShop } from '../testing/aShop.ts';
import { cancelReservation } from './cancelReservation.ts';
import { fetchReservations } from './fetchReservations.ts';

const shop = aShop();

describe('cancelReservation', () => {
  test('cancels the reservation of a slot', async () => {
    const backEnd = await shop.signedIn('slot-booked');

    await cancelReservation(backEnd)('r1');

    expect(shop.received).toMatchObject([
      {
        method: 'DELETE',
        path: '/slot-reservations/r1',
        headers: { authorization: backEnd.authorization, breadcrumb: 'site-header' },
        body: undefined,
      },
    ]);
    expect(await fetchReservations(backEnd)('5001')).toEqual([]);
  });

  test('cancelling an unknown reservation is an error', async () => {
    const cancelled = cancelReservation(await shop.signedIn('slot-booked'))('r/9');

    await expect(cancelled).rejects.toMatchObject({ name: 'HttpError', status: 404 });
    expect(shop.received).toMatchObject([{ path: '/slot-reservations/r%2F9' }]);
  });

  test('a cancellation that fails is not repeated', async () => {
    await shop.fault('cancelSlot', { kind: 'drop' });

    const cancelled = cancelReservation(await shop.signedIn('slot-booked'))('r1');

    await expect(cancelled).rejects.toMatchObject({ name: 'NetworkError' });
    expect(shop.received).toHaveLength(1);
  });

  test('the body of a successful answer is not read', async () => {
    await shop.fault('cancelSlot', { kind: 'malformed' });

    await cancelReservation(await shop.signedIn('slot-booked'))('r1');
  });
});
