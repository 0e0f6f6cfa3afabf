import { anAddress } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchAddress } from './fetchAddress.ts';

const shop = aShop();

describe('fetchAddress', () => {
  test("reads an address of the shopper's book", async () => {
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

  test('an address that there is not is an error', async () => {
    const address = fetchAddress(await shop.signedIn('slot-booked'))('a/9?');

    await expect(address).rejects.toMatchObject({ name: 'HttpError', status: 404 });
    expect(shop.received).toMatchObject([{ path: '/addresses/a%2F9%3F' }]);
  });

  test.each(everyFault)('tells when the service shows %o', async (fault, name) => {
    await shop.fault('address', fault);

    await expect(fetchAddress(await shop.signedIn('slot-booked'))('a1')).rejects.toMatchObject({ name });
  });

  test('does not wait for ever', async () => {
    await shop.fault('address', late);
    const backEnd = await shop.signedIn('slot-booked', { timeoutMs: 50 });

    await expect(fetchAddress(backEnd)('a1')).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
