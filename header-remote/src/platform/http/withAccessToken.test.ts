import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Http, HttpCall } from './createHttp.ts';
import { HttpError, ShopperChangedError } from './errors.ts';
import { type AccessToken, withAccessToken } from './withAccessToken.ts';

const call: HttpCall = { service: 'trolley', url: 'http://services/graph/live' };
const unauthorised = () =>
  new HttpError({ service: 'trolley', method: 'GET', url: call.url }, { status: 401, body: undefined });

let shopperChanged: AbortController;
beforeEach(() => {
  shopperChanged = new AbortController();
});

/** Sends a call with the token "old", which may be renewed to "new". */
const send = (service: Http['send'], token: Partial<AccessToken> = {}, own: Partial<HttpCall> = {}) => {
  const defaults = { hasRefused: () => false, accepted: () => {}, refused: () => {} };
  const accessToken = { current: () => 'old', renew: async () => 'new', ...defaults, ...token };
  const client = withAccessToken({ send: service }, accessToken, shopperChanged.signal);
  return client.send({ ...call, ...own });
};

const accepting = () => vi.fn(async (_call: HttpCall) => 'answer');
const refusing = () => vi.fn((_call: HttpCall) => Promise.reject(unauthorised()));

/** A service that accepts only the new token. */
const acceptingNew = () =>
  vi.fn(async ({ headers }: HttpCall) => {
    if (headers?.authorization === 'Bearer old') throw unauthorised();
    return 'answer';
  });

test('renews a refused token once and repeats the call with the new one', async () => {
  const service = acceptingNew();

  expect(await send(service)).toBe('answer');
  expect(service).toHaveBeenCalledTimes(2);
});

test('a service that refuses the new token too is reported by its name', async () => {
  const [service, refused] = [refusing(), vi.fn()];

  await expect(send(service, { refused })).rejects.toThrow('401');
  expect(service).toHaveBeenCalledTimes(2);
  expect(refused).toHaveBeenCalledExactlyOnceWith('trolley', 'new');
});

test('a service that has refused the same token before gets it once, and no new one', async () => {
  const [service, renew, refused] = [refusing(), vi.fn(async () => 'new'), vi.fn()];
  const hasRefused = (name: string, token: string) => name === 'trolley' && token === 'old';

  await expect(send(service, { renew, refused, hasRefused })).rejects.toThrow('401');
  expect(service).toHaveBeenCalledOnce();
  expect(renew).not.toHaveBeenCalled();
  expect(refused).not.toHaveBeenCalled();
});

test('a service that accepts the token is reported by its name, unless the visitor has no token', async () => {
  const accepted = vi.fn();

  await send(accepting(), { accepted });
  await send(accepting(), { accepted, current: () => undefined });

  expect(accepted).toHaveBeenCalledExactlyOnceWith('trolley');
});

test('uses a token that another call renewed in the meantime', async () => {
  const renew = vi.fn(async () => 'newest');
  let current = 'old';
  const service = vi.fn(async ({ headers }: HttpCall) => {
    if (headers?.authorization === 'Bearer new') return 'answer';
    current = 'new';
    throw unauthorised();
  });

  expect(await send(service, { current: () => current, renew })).toBe('answer');
  expect(renew).not.toHaveBeenCalled();
});

test('a refused call without a token is not repeated', async () => {
  const service = refusing();

  await expect(send(service, { current: () => undefined })).rejects.toThrow('401');
  expect(service).toHaveBeenCalledOnce();
});

describe('a call that must not run twice', () => {
  test('gets its answer from a check, and is not repeated', async () => {
    const [service, renew] = [refusing(), vi.fn(async () => 'new')];
    const beforeRepeat = async () => {
      expect(renew).toHaveBeenCalledOnce();
      return 'found';
    };

    expect(await send(service, { renew }, { beforeRepeat })).toBe('found');
    expect(service).toHaveBeenCalledOnce();
  });

  test('is repeated once if the check finds nothing', async () => {
    const [service, beforeRepeat] = [acceptingNew(), vi.fn(async () => undefined)];

    expect(await send(service, {}, { beforeRepeat })).toBe('answer');
    expect(beforeRepeat).toHaveBeenCalledOnce();
    expect(service).toHaveBeenCalledTimes(2);
  });
});

describe('when another shopper may be signed in', () => {
  const change = () => shopperChanged.abort(new ShopperChangedError());

  test('a call of the former shopper is not sent', async () => {
    const service = accepting();
    change();

    await expect(send(service)).rejects.toThrow(ShopperChangedError);
    expect(service).not.toHaveBeenCalled();
  });

  test('an answer to a call of the former shopper is dropped at once', async () => {
    const sent = send(() => new Promise(() => {}));

    change();

    await expect(sent).rejects.toThrow(ShopperChangedError);
  });

  test("a refused call is not repeated with the next shopper's token", async () => {
    const [service, beforeRepeat] = [refusing(), vi.fn(async () => undefined)];
    const renew = async () => {
      change();
      return "the next shopper's";
    };

    await expect(send(service, { renew }, { beforeRepeat })).rejects.toThrow(ShopperChangedError);
    expect(service).toHaveBeenCalledOnce();
    expect(beforeRepeat).not.toHaveBeenCalled();
  });

  test('a call whose check takes so long that the shopper has changed is not repeated', async () => {
    const service = refusing();

    const sent = send(service, {}, { beforeRepeat: async () => change() });

    await expect(sent).rejects.toThrow(ShopperChangedError);
    expect(service).toHaveBeenCalledOnce();
  });
});
