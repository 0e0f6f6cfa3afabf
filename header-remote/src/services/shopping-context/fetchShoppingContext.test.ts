import { aShoppingContext } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchShoppingContext } from './fetchShoppingContext.ts';

const shop = aShop();

describe('fetchShoppingContext', () => {
  test('tells which order the shopper shops for', async () => {
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

  test('an order that is being amended says so', async () => {
    expect(await fetchShoppingContext(await shop.signedIn('amending'))()).toMatchObject({
      customerOrderId: '5001',
      customerOrderState: 'AMENDING',
    });
  });

  test.each(everyFault)('tells when the service shows %o', async (fault, name) => {
    await shop.fault('context', fault);

    await expect(fetchShoppingContext(await shop.signedIn('signed-in'))()).rejects.toMatchObject({ name });
  });

  test('does not wait for ever', async () => {
    await shop.fault('context', late);
    const backEnd = await shop.signedIn('signed-in', { timeoutMs: 50 });

    await expect(fetchShoppingContext(backEnd)()).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
