import { describe, expect, test, vi } from 'vitest';
import type { HttpCall } from './createHttp.ts';
import { HttpError } from './errors.ts';
import { type AccessToken, withAccessToken } from './withAccessToken.ts';

const call: HttpCall = { service: 'trolley', url: 'http://services/graph/live' };
const unauthorised = () =>
  new HttpError({ service: 'trolley', method: 'GET', url: call.url }, { status: 401, body: undefined });

const aToken = (token: Partial<AccessToken> = {}): AccessToken => ({
  current: () => 'old',
  renew: async () => 'new',
  refused: () => {},
  ...token,
});

describe('withAccessToken', () => {
  test("sends the shopper's token along", async () => {
    const send = vi.fn(async (_call: HttpCall) => 'answer');

    expect(await withAccessToken({ send }, aToken()).send(call)).toBe('answer');
    expect(send.mock.lastCall?.[0].headers).toEqual({ authorization: 'Bearer old' });
  });

  test('renews a refused token once and repeats the call with it', async () => {
    const send = vi.fn(async ({ headers }: HttpCall) => {
      if (headers?.authorization === 'Bearer old') throw unauthorised();
      return 'answer';
    });

    expect(await withAccessToken({ send }, aToken()).send(call)).toBe('answer');
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('a second refusal means signed out', async () => {
    const refused = vi.fn();
    const send = vi.fn(() => Promise.reject(unauthorised()));

    await expect(withAccessToken({ send }, aToken({ refused })).send(call)).rejects.toThrow('401');
    expect(send).toHaveBeenCalledTimes(2);
    expect(refused).toHaveBeenCalledOnce();
  });

  test('uses a token that another call renewed in the meantime', async () => {
    const renew = vi.fn(async () => 'newest');
    let current = 'old';
    const send = vi.fn(async ({ headers }: HttpCall) => {
      if (headers?.authorization === 'Bearer new') return 'answer';
      current = 'new';
      throw unauthorised();
    });

    expect(await withAccessToken({ send }, aToken({ current: () => current, renew })).send(call)).toBe(
      'answer',
    );
    expect(renew).not.toHaveBeenCalled();
  });

  test('an anonymous call that is refused is not repeated', async () => {
    const send = vi.fn(() => Promise.reject(unauthorised()));

    await expect(withAccessToken({ send }, aToken({ current: () => undefined })).send(call)).rejects.toThrow(
      '401',
    );
    expect(send).toHaveBeenCalledOnce();
  });
});
