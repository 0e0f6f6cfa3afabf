import { anAddress } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchAddress } from './fetchAddress.ts';

const shop = aShop();

describe('fetchAddress', () => {
  test("reads one address of the shopper's address book", async () => {
    const backEnd = await shop.signedIn('slot-booked');

    expect(await fetchAddress(backEnd)('a1')).toEqual(anAddress());
    expect(shop.received).toMatchObject([
      {
        method: 'GET',
        path: '/addresses/a1',
        headers: { authorization: backEnd.authorization, breadcrumb: 'site-header' },
      },
    ]);
  });

  test('an unknown address is an error', async () => {
    const address = fetchAddress(await shop.signedIn('slot-booked'))('a/9?');

    await expect(address).rejects.toMatchObject({ name: 'HttpError', status: 404 });
    expect(shop.received).toMatchObject([{ path: '/addresses/a%2F9%3F' }]);
  });

  test.each(everyFault)('the service fault %o is thrown as %s', async (fault, name) => {
    await shop.fault('address', fault);

    await expect(fetchAddress(await shop.signedIn('slot-booked'))('a1')).rejects.toMatchObject({ name });
  });

  test('a call that takes too long ends with a time-out', async () => {
    await shop.fault('address', late);
    const backEnd = await shop.signedIn('slot-booked', { timeoutMs: 50 });

    await expect(fetchAddress(backEnd)('a1')).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
