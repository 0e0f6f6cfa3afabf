import { expect, test } from 'vitest';
import { aVisitorIn } from '../testing/aVisitor.ts';

const now = () => new Date('2026-03-03T10:00:00Z');

test('a booked slot is listed in the documented format', async () => {
  const visitor = await aVisitorIn('slot-booked', { now });

  expect(await visitor.reservations()).toEqual([
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

test('a reservation expires if the order is not placed within two hours', async () => {
  let time = now();
  const visitor = await aVisitorIn('slot-booked', { now: () => time });
  time = new Date(time.getTime() + 2 * 60 * 60_000);
  await visitor.fetchToken();

  expect(await visitor.reservations()).toMatchObject([{ status: 'EXPIRED' }]);
});

test('booking a slot reserves it for the open order', async () => {
  const visitor = await aVisitorIn('signed-in', { now });

  const response = await visitor.bookSlot('collection/groceries', '2026-03-06', { branchId: '101' });

  expect(response.status).toBe(201);
  const startDateTime = expect.stringMatching(/^2026-03-06/);
  expect(await visitor.reservations()).toMatchObject([
    { slotType: 'GROCERY_COLLECTION', startDateTime, branchId: '101', addressId: null },
  ]);
});

test('booking another slot replaces the first', async () => {
  const visitor = await aVisitorIn('slot-booked', { now });

  await visitor.bookSlot('delivery', '2026-03-08', { addressId: 'a2' });

  expect(await visitor.reservations()).toMatchObject([{ id: 'r2', addressId: 'a2' }]);
});
