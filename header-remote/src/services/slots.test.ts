import { aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { cancelReservation, fetchAddress, fetchBranch, fetchReservations } from './slots.ts';
import { aShop } from './testing/aShop.ts';

const shop = aShop();

test("reads the slots that are reserved for the shopper's order", async () => {
  expect(await fetchReservations(await shop.signedIn('slot-booked'))('5001')).toEqual([aSlotReservation()]);
  expect(shop.received).toMatchObject([{ path: '/slot-reservations?customerOrderId=5001' }]);
});

test('cancels the reservation of a slot', async () => {
  const backEnd = await shop.signedIn('slot-booked');

  await cancelReservation(backEnd)('r1');

  expect(shop.received).toMatchObject([{ method: 'DELETE', path: '/slot-reservations/r1', body: undefined }]);
  expect(await fetchReservations(backEnd)('5001')).toEqual([]);
});

test('the body of a successful cancellation is not read', async () => {
  await shop.fault('cancelSlot', { kind: 'malformed' });

  await cancelReservation(await shop.signedIn('slot-booked'))('r1');
});

test.each([
  ['reservation', cancelReservation, '/slot-reservations/r%2F9%3F'],
  ['address', fetchAddress, '/addresses/r%2F9%3F'],
  ['branch', fetchBranch, '/branches/r%2F9%3F'],
])('an unknown %s is an error', async (_, call, path) => {
  const answer = call(await shop.signedIn('slot-booked'))('r/9?');

  await expect(answer).rejects.toMatchObject({ name: 'HttpError', status: 404 });
  expect(shop.received).toMatchObject([{ path }]);
});
