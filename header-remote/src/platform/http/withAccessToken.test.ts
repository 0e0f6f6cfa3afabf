import { describe, expect, test, vi } from 'vitest';
import type { Http, HttpCall } from './createHttp.ts';
import { HttpError, ShopperChangedError } from './errors.ts';
import { type AccessToken, withAccessToken } from './withAccessToken.ts';

const call: HttpCall = { service: 'trolley', url: 'http://services/graph/live' };
const unauthorised = () =>
  new HttpError({ service: 'trolley', method: 'GET', url: call.url }, { status: 401, body: undefined });

const aToken = (token: Partial<AccessToken> = {}): AccessToken => ({
  current: () => 'old',
  renew: async () => 'new',
  hasRefused: () => false,
  accepted: () => {},
  refused: () => {},
  ...token,
});

const refusing = () => vi.fn((_call: HttpCall) => Promise.reject(unauthorised()));

/** A service that accepts the new token only. */
const acceptingNew = () =>
  vi.fn(async ({ headers }: HttpCall) => {
    if (headers?.authorization === 'Bearer old') throw unauthorised();
    return 'answer';
  });

/** The client of a shopper who stays, unless the test has a controller that says otherwise. */
const aClient = (http: Http, token: AccessToken, changed = new AbortController()) =>
  withAccessToken(http, token, changed.signal);

test("a call carries the shopper's token", async () => {
  const send = vi.fn(async (_call: HttpCall) => 'answer');

  expect(await aClient({ send }, aToken()).send(call)).toBe('answer');
  expect(send.mock.lastCall?.[0].headers).toEqual({ authorization: 'Bearer old' });
});

test('renews a refused token once and repeats the call with the new one', async () => {
  const send = acceptingNew();

  expect(await aClient({ send }, aToken()).send(call)).toBe('answer');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a service that refuses the new token too is told by name', async () => {
  const refused = vi.fn();
  const send = refusing();

  await expect(aClient({ send }, aToken({ refused })).send(call)).rejects.toThrow('401');
  expect(send).toHaveBeenCalledTimes(2);
  expect(refused).toHaveBeenCalledExactlyOnceWith('trolley', 'new');
});

test('a service that has refused this very token before gets it once, and no new one', async () => {
  const send = refusing();
  const [renew, refused] = [vi.fn(async () => 'new'), vi.fn()];
  const hasRefused = (service: string, token: string) => service === 'trolley' && token === 'old';

  await expect(aClient({ send }, aToken({ renew, refused, hasRefused })).send(call)).rejects.toThrow('401');
  expect(send).toHaveBeenCalledOnce();
  expect(renew).not.toHaveBeenCalled();
  expect(refused).not.toHaveBeenCalled();
});

test('a service that accepts the token is told by name, unless the visitor has none', async () => {
  const accepted = vi.fn();
  const http = { send: async () => 'answer' };

  await aClient(http, aToken({ accepted })).send(call);
  await aClient(http, aToken({ accepted, current: () => undefined })).send(call);

  expect(accepted).toHaveBeenCalledExactlyOnceWith('trolley');
});

test('a call that must not run twice has its answer from a check, and is not repeated', async () => {
  const send = refusing();
  const renew = vi.fn(async () => 'new');
  const beforeRepeat = async () => {
    expect(renew).toHaveBeenCalledOnce();
    return 'found';
  };

  expect(await aClient({ send }, aToken({ renew })).send({ ...call, beforeRepeat })).toBe('found');
  expect(send).toHaveBeenCalledOnce();
});

test('such a call is repeated once if the check finds nothing', async () => {
  const send = acceptingNew();
  const beforeRepeat = vi.fn(async () => undefined);

  expect(await aClient({ send }, aToken()).send({ ...call, beforeRepeat })).toBe('answer');
  expect(beforeRepeat).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledTimes(2);
});

test('such a call is not repeated if the check fails', async () => {
  const send = refusing();
  const beforeRepeat = () => Promise.reject(new Error('no connection'));

  await expect(aClient({ send }, aToken()).send({ ...call, beforeRepeat })).rejects.toThrow('no connection');
  expect(send).toHaveBeenCalledOnce();
});

test('uses a token that another call renewed in the meantime', async () => {
  const renew = vi.fn(async () => 'newest');
  let current = 'old';
  const send = vi.fn(async ({ headers }: HttpCall) => {
    if (headers?.authorization === 'Bearer new') return 'answer';
    current = 'new';
    throw unauthorised();
  });

  expect(await aClient({ send }, aToken({ current: () => current, renew })).send(call)).toBe('answer');
  expect(renew).not.toHaveBeenCalled();
});

test('a refused call without a token is not repeated', async () => {
  const send = refusing();

  await expect(aClient({ send }, aToken({ current: () => undefined })).send(call)).rejects.toThrow('401');
  expect(send).toHaveBeenCalledOnce();
});

describe('when another shopper may be signed in', () => {
  const change = (controller: AbortController) => controller.abort(new ShopperChangedError());

  test('a call of the former shopper is not sent', async () => {
    const send = vi.fn(async () => 'answer');
    const changed = new AbortController();
    change(changed);

    await expect(aClient({ send }, aToken(), changed).send(call)).rejects.toThrow(ShopperChangedError);
    expect(send).not.toHaveBeenCalled();
  });

  test('an answer to a call of the former shopper is dropped at once', async () => {
    const never = new Promise(() => {});
    const changed = new AbortController();
    const sent = aClient({ send: () => never }, aToken(), changed).send(call);

    change(changed);

    await expect(sent).rejects.toThrow(ShopperChangedError);
  });

  test("a refused call is not repeated with the next shopper's token", async () => {
    const send = refusing();
    const beforeRepeat = vi.fn(async () => undefined);
    const changed = new AbortController();
    const renew = async () => {
      change(changed);
      return "the next shopper's";
    };

    await expect(
      aClient({ send }, aToken({ renew }), changed).send({ ...call, beforeRepeat }),
    ).rejects.toThrow(ShopperChangedError);
    expect(send).toHaveBeenCalledOnce();
    expect(beforeRepeat).not.toHaveBeenCalled();
  });

  test('a call whose check takes so long that the shopper has changed is not repeated', async () => {
    const send = refusing();
    const changed = new AbortController();
    const beforeRepeat = async () => change(changed);

    await expect(aClient({ send }, aToken(), changed).send({ ...call, beforeRepeat })).rejects.toThrow(
      ShopperChangedError,
    );
    expect(send).toHaveBeenCalledOnce();
  });
});
