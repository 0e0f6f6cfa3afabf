import { afterEach, describe, expect, test, vi } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchToken } from './fetchToken.ts';

const shop = aShop();
const path = '/api/token';

afterEach(() => vi.restoreAllMocks());

describe('fetchToken', () => {
  test('reads who is signed in, with the cookies of the token service', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    await shop.everyoneIs('support-user');

    expect(await fetchToken(shop.anonymous({ path }))()).toEqual({
      accessToken: expect.any(String),
      expiresIn: 900,
      customerId: '100001',
      isSignedOnAsCustomer: true,
    });
    expect(shop.received).toMatchObject([
      {
        method: 'GET',
        path: '/api/token/v1/token',
        headers: { authorization: 'Bearer unauthenticated', breadcrumb: 'site-header' },
      },
    ]);
    expect(fetch.mock.lastCall?.[0]).toMatchObject({ credentials: 'include' });
  });

  test('a visitor who is not signed in has no token, and there is no error', async () => {
    expect(await fetchToken(shop.anonymous({ path }))()).toBeUndefined();
  });

  test.each(everyFault)('the service fault %o is thrown as %s', async (fault, name) => {
    await shop.everyoneIs('signed-in');
    await shop.fault('token', fault);

    await expect(fetchToken(shop.anonymous({ path }))()).rejects.toMatchObject({ name });
  });

  test('a call that takes too long ends with a time-out', async () => {
    await shop.fault('token', late);

    await expect(fetchToken(shop.anonymous({ path, timeoutMs: 50 }))()).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
