import { describe, expect, test } from 'vitest';
import { aVisitor, aVisitorIn } from '../../testing/aVisitor.ts';
import { reservationsOf } from '../../testing/slotCalls.ts';

const now = () => new Date('2026-03-03T10:00:00Z');
describe('slot reservations', () => {
  test('a booked slot is listed in the documented format', async () => {
    const visitor = await aVisitorIn('slot-booked', { now });

    expect(await reservationsOf(visitor)).toEqual([
      {
        id: 'r1',
        status: 'RESERVED',
        slotType: 'DELIVERY',
        addressId: 'a1',
        branchId: '753',
        startDateTime: '2026-03-05T09:00:00Z',
        endDateTime: '2026-03-05T10:00:00Z',
        amendOrderCutoffDateTime: '2026-03-04T21:00:00Z',
      },
    ]);
  });

  test('a cancelled reservation is removed', async () => {
    const visitor = await aVisitorIn('slot-booked');

    expect((await visitor.call('/slot-reservations/r1', { method: 'DELETE' })).status).toBe(204);

    expect(await reservationsOf(visitor)).toEqual([]);
    expect((await visitor.call('/slot-reservations/r1', { method: 'DELETE' })).status).toBe(404);
  });

  test('a reservation expires if the order is not placed within two hours', async () => {
    let time = now();
    const visitor = await aVisitorIn('slot-booked', { now: () => time });
    time = new Date(time.getTime() + 2 * 60 * 60_000);
    await visitor.fetchToken();

    expect(await reservationsOf(visitor)).toMatchObject([{ status: 'EXPIRED' }]);
  });

  test('the slot of an order that is being prepared cannot be cancelled', async () => {
    const visitor = await aVisitorIn('amending-slot-not-changeable');

    const response = await visitor.call('/slot-reservations/r1', { method: 'DELETE' });

    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('SLOT_NOT_CHANGEABLE');
  });

  test('reading reservations needs a login and an order id', async () => {
    expect((await aVisitor().call('/slot-reservations?customerOrderId=5001')).status).toBe(401);
    const visitor = await aVisitorIn('signed-in');
    expect((await visitor.call('/slot-reservations')).status).toBe(400);
    expect((await visitor.call('/slot-reservations?customerOrderId=9')).status).toBe(404);
  });
});
