import { describe, expect, test } from 'vitest';
import { aVisitor, aVisitorIn } from '../../testing/aVisitor.ts';
import { availableSlot, bookSlot, reservationsOf } from '../../testing/slotCalls.ts';

const now = () => new Date('2026-03-03T10:00:00Z');

describe('booking a slot', () => {
  test('booking a slot reserves it for the open order', async () => {
    const visitor = await aVisitorIn('signed-in', { now });
    const slot = await availableSlot(visitor, 'collection/groceries', '2026-03-06');

    const response = await visitor.send('POST', '/shop/v1/slot-reservations', { ...slot, branchId: '101' });

    expect(response.status).toBe(201);
    expect(await reservationsOf(visitor)).toMatchObject([
      { slotType: 'GROCERY_COLLECTION', startDateTime: slot.startDateTime, branchId: '101', addressId: null },
    ]);
  });

  test('booking another slot replaces the first', async () => {
    const visitor = await aVisitorIn('slot-booked', { now });
    const slot = await availableSlot(visitor, 'delivery', '2026-03-08');

    await visitor.send('POST', '/shop/v1/slot-reservations', { ...slot, addressId: 'a2' });

    expect(await reservationsOf(visitor)).toMatchObject([{ id: 'r2', addressId: 'a2' }]);
  });

  test('while amending, the placed slot is kept beside the newly chosen one', async () => {
    const visitor = await aVisitorIn('amending', { now });

    await bookSlot(visitor, 'delivery', '2026-03-08');

    expect(await reservationsOf(visitor)).toMatchObject([
      { id: 'r1', status: 'RESERVED' },
      { id: 'r2', status: 'UNCONFIRMED' },
    ]);
  });

  test('a slot whose cut-off has passed cannot be booked', async () => {
    const visitor = await aVisitorIn('signed-in', { now });

    const response = await visitor.send('POST', '/shop/v1/slot-reservations', {
      service: 'delivery',
      startDateTime: '2026-03-03T09:00:00Z',
    });

    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('SLOT_UNAVAILABLE');
  });

  test.each([
    [{ service: 'pigeon' }, 400, 'service: expected one of delivery, collection/groceries'],
    [{ service: 'delivery' }, 400, 'startDateTime: expected a non-empty text, got nothing'],
    [
      { service: 'delivery', startDateTime: '2026-03-05T09:10:00Z' },
      404,
      'delivery has no slot at 2026-03-05T09:10:00Z.',
    ],
  ])('the booking %j is refused', async (body, status, message) => {
    const visitor = await aVisitorIn('signed-in', { now });

    const response = await visitor.send('POST', '/shop/v1/slot-reservations', body);

    expect(response.status).toBe(status);
    expect((await response.json()).message).toContain(message);
  });

  test('an unknown address or branch is refused', async () => {
    const visitor = await aVisitorIn('signed-in', { now });
    const slot = await availableSlot(visitor, 'delivery', '2026-03-08');

    expect(
      (await visitor.send('POST', '/shop/v1/slot-reservations', { ...slot, addressId: 'a9' })).status,
    ).toBe(400);
    expect(
      (await visitor.send('POST', '/shop/v1/slot-reservations', { ...slot, branchId: '9' })).status,
    ).toBe(400);
  });
});

describe('slots on offer', () => {
  test('a slot has its times, its charge and whether it is available', async () => {
    const { slots } = await aVisitorIn('anonymous', { now }).then((visitor) =>
      visitor.json('/shop/v1/slots?service=delivery&from=2026-03-05'),
    );

    expect(slots[2]).toEqual({
      service: 'delivery',
      slotType: 'DELIVERY',
      startDateTime: '2026-03-05T09:00:00Z',
      endDateTime: '2026-03-05T10:00:00Z',
      amendOrderCutoffDateTime: '2026-03-04T21:00:00Z',
      charge: { amount: 3, currencyCode: 'GBP' },
      available: expect.any(Boolean),
    });
  });

  test('a day in another format is refused', async () => {
    expect((await aVisitor().call('/shop/v1/slots?service=delivery&from=tomorrow')).status).toBe(400);
  });
});
