import { aBranch } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchBranch } from './fetchBranch.ts';

const shop = aShop();

describe('fetchBranch', () => {
  test('reads the address of a branch', async () => {
    const backEnd = await shop.signedIn('collection-booked');

    expect(await fetchBranch(backEnd)('753')).toEqual(aBranch());
    expect(shop.received).toMatchObject([
      {
        method: 'GET',
        path: '/branches/753',
        headers: { authorization: backEnd.authorization, breadcrumb: 'site-header' },
      },
    ]);
  });

  test('an unknown branch is an error', async () => {
    await expect(fetchBranch(shop.anonymous())('nowhere')).rejects.toMatchObject({ status: 404 });
  });

  test.each(everyFault)('the service fault %o is thrown as %s', async (fault, name) => {
    await shop.fault('branch', fault);

    await expect(fetchBranch(shop.anonymous())('753')).rejects.toMatchObject({ name });
  });

  test('a call that takes too long ends with a time-out', async () => {
    await shop.fault('branch', late);

    await expect(fetchBranch(shop.anonymous({ timeoutMs: 50 }))('753')).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
