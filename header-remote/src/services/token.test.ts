import { aToken } from '@grocer/shared-contracts/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchShoppingContext } from './shopper.ts';
import { aShop } from './testing/aShop.ts';
import { fetchToken, logOut } from './token.ts';

const shop = aShop();
const path = '/api/token';
const readToken = () => fetchToken({ ...shop.anonymous({ path }), logger: shop.logger })();

afterEach(() => vi.restoreAllMocks());

describe('fetchToken', () => {
  test('reads who is signed in, with the cookies of the token service', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    await shop.everyoneIs('support-user');

    const ofSupport = { accessToken: expect.any(String), isSignedOnAsCustomer: true };
    expect(await readToken()).toEqual(aToken(ofSupport));
    expect(shop.received).toMatchObject([{ headers: { authorization: 'Bearer unauthenticated' } }]);
    expect(fetch.mock.lastCall?.[0]).toMatchObject({ credentials: 'include' });
  });

  test('a visitor who is not signed in has no token, and there is no error', async () => {
    expect(await readToken()).toBeUndefined();
  });

  test.each([
    ['text', '900', 'expected number at expiresIn, got string'],
    ['missing', undefined, 'expected number at expiresIn, got nothing'],
  ])('a token whose lifetime is %s is used, and the error is logged', async (_, expiresIn, problem) => {
    const answer = { accessToken: 'secret', customerId: '100001', expiresIn };
    await shop.fault('token', { kind: 'status', status: 200, body: answer });

    expect(await readToken()).toMatchObject({ accessToken: 'secret', expiresIn: null });
    expect(shop.logged).toEqual([
      { level: 'error', error: 'ContractError', message: expect.stringContaining(problem) },
    ]);
  });
});

test("logOut ends the shopper's session, with the cookies of the token service", async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const backEnd = await shop.signedIn('support-user', { path });

  await logOut(backEnd)();

  expect(shop.received).toMatchObject([{ method: 'POST', path: '/api/token/v1/log-out', body: undefined }]);
  expect(fetch.mock.lastCall?.[0]).toMatchObject({ credentials: 'include' });
  const context = fetchShoppingContext({ ...backEnd, base: shop.origin })();
  await expect(context).rejects.toMatchObject({ status: 401 });
});
