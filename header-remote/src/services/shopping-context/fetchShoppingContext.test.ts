import { aShoppingContext } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchShoppingContext } from './fetchShoppingContext.ts';

const shop = aShop();

describe('fetchShoppingContext', () => {
  test('reads the order that the shopper is filling', async () => {
    const backEnd = await shop.signedIn('signed-in');

    expect(await fetchShoppingContext(backEnd)()).toEqual(aShoppingContext());
    expect(shop.received).toMatchObject([
      {
        method: 'GET',
        path: '/v1/shopping-context',
        headers: { authorization: backEnd.authorization, breadcrumb: 'site-header' },
      },
    ]);
  });

  test('an order that is being amended has the state AMENDING', async () => {
    expect(await fetchShoppingContext(await shop.signedIn('amending'))()).toMatchObject({
      customerOrderId: '5001',
      customerOrderState: 'AMENDING',
    });
  });

  test.each(everyFault)('the service fault %o is thrown as %s', async (fault, name) => {
    await shop.fault('context', fault);

    await expect(fetchShoppingContext(await shop.signedIn('signed-in'))()).rejects.toMatchObject({ name });
  });

  test('a call that takes too long ends with a time-out', async () => {
    await shop.fault('context', late);
    const backEnd = await shop.signedIn('signed-in', { timeoutMs: 50 });

    await expect(fetchShoppingContext(backEnd)()).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
