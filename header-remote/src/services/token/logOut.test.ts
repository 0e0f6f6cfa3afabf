import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchShoppingContext } from '../shopping-context/fetchShoppingContext.ts';
import { aShop } from '../testing/aShop.ts';
import { logOut } from './logOut.ts';

const shop = aShop();
const path = '/api/token';

afterEach(() => vi.restoreAllMocks());

describe('logOut', () => {
  test("ends the shopper's session", async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const backEnd = await shop.signedIn('support-user', { path });

    await logOut(backEnd)();

    expect(shop.received).toMatchObject([
      {
        method: 'POST',
        path: '/api/token/v1/log-out',
        headers: { authorization: backEnd.authorization, breadcrumb: 'site-header' },
        body: undefined,
      },
    ]);
    expect(fetch.mock.lastCall?.[0]).toMatchObject({ credentials: 'include' });
    await expect(fetchShoppingContext({ ...backEnd, base: shop.origin })()).rejects.toMatchObject({
      status: 401,
    });
  });

  test.each([
    [{ kind: 'status', status: 503 }, 'HttpError'],
    [{ kind: 'drop' }, 'NetworkError'],
  ] as const)('the service fault %o is thrown as %s, and the log-out is sent once', async (fault, name) => {
    await shop.fault('logOut', fault);

    await expect(logOut(await shop.signedIn('support-user', { path }))()).rejects.toMatchObject({ name });
    expect(shop.received).toHaveLength(1);
  });
});
