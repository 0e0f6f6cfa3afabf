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

    expect(await fetchToken({ ...shop.anonymous({ path }), logger: shop.logger })()).toEqual({
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
    expect(await fetchToken({ ...shop.anonymous({ path }), logger: shop.logger })()).toBeUndefined();
  });

  test.each(everyFault)('the service fault %o is thrown as %s', async (fault, name) => {
    await shop.everyoneIs('signed-in');
    await shop.fault('token', fault);

    await expect(fetchToken({ ...shop.anonymous({ path }), logger: shop.logger })()).rejects.toMatchObject({
      name,
    });
  });

  test.each([
    ['text', '900', 'expected number at expiresIn, got string'],
    ['negative', -900, 'expected more than 0 (number) at expiresIn, got number'],
    ['in milliseconds', 3_600_000, 'at expiresIn, got number'],
    ['missing', undefined, 'expected number at expiresIn, got nothing'],
  ])(
    'a token whose lifetime is %s is used, and the contract error is logged',
    async (_, expiresIn, problem) => {
      const answer = { accessToken: 'secret', customerId: '100001', expiresIn };
      await shop.fault('token', { kind: 'status', status: 200, body: answer });

      const token = await fetchToken({ ...shop.anonymous({ path }), logger: shop.logger })();

      expect(token).toMatchObject({ accessToken: 'secret', expiresIn: null });
      expect(shop.logged).toEqual([
        { level: 'error', error: 'ContractError', message: expect.stringContaining(problem) },
      ]);
    },
  );

  test('a call that takes too long ends with a time-out', async () => {
    await shop.fault('token', late);

    await expect(
      fetchToken({ ...shop.anonymous({ path, timeoutMs: 50 }), logger: shop.logger })(),
    ).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
