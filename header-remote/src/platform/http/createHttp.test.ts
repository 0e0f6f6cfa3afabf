import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from '@grocer/sandbox';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aShop } from '../../services/testing/aShop.ts';
import { provideHeadStart } from '../head-start/headStart.ts';
import type { ResponseRecord } from '../logger/logger.ts';
import { createHttp, type HttpCall, type HttpSettings } from './createHttp.ts';

const records: ResponseRecord[] = [];
const settings: HttpSettings = {
  headers: { breadcrumb: 'site-header' },
  otherTimeoutMs: 5000,
  logResponse: (record) => records.push(record),
};
const http = createHttp(settings);

const shop = aShop();
afterEach(() => {
  records.length = 0;
});

const call = (own: Partial<HttpCall> = {}): HttpCall => ({
  service: 'token',
  url: `${shop.origin}/api/token/v1/token`,
  ...own,
});
const token = (own?: Partial<HttpCall>) => http.send(call(own));
const fault = (fault: Fault) => shop.fault('token', fault);

/** Starts a server that is closed after the test. */
async function aServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

describe('with a head start', () => {
  const provide = (answer: Promise<Response>, sentAt = Date.now()) =>
    provideHeadStart({
      take(_, onTaken) {
        onTaken?.(sentAt);
        return answer;
      },
      takeChannel: () => undefined,
      end() {},
    });
  afterEach(() => void Reflect.deleteProperty(globalThis, Symbol.for('grocer.start')));

  test('an answer of the head start is read, checked and logged like any other', async () => {
    provide(Promise.resolve(Response.json({ code: 1 }, { status: 409 })));

    await expect(token()).rejects.toMatchObject({ name: 'HttpError', status: 409, body: { code: 1 } });
    expect(records).toMatchObject([{ service: 'token', path: '/api/token/v1/token', status: 409 }]);
  });

  test('the duration of an answer of the head start counts from its request', async () => {
    provide(Promise.resolve(Response.json({})), Date.now() - 700);

    await token();

    expect(records[0]?.durationMs).toBeGreaterThanOrEqual(700);
  });
});

test('a call names the application; a visitor without a token is unauthenticated, or what the call says', async () => {
  await token().catch(() => {});
  await token({ signedOutAs: 'unauthenticated' }).catch(() => {});

  expect(shop.received).toMatchObject([
    { headers: { breadcrumb: 'site-header', authorization: 'Bearer unauthenticated' } },
    { headers: { authorization: 'unauthenticated' } },
  ]);
});

test('an answer or a failure waits until the shopper releases a press', async () => {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  const waitingHttp = createHttp({ ...settings, waitForPointerRelease: () => pressed });
  const ended = vi.fn();

  const answer = waitingHttp.send(call()).finally(ended);
  answer.catch(() => {});
  await vi.waitFor(() => expect(records).toHaveLength(1));
  expect(ended).not.toHaveBeenCalled();

  release();
  await expect(answer).rejects.toMatchObject({ name: 'HttpError', status: 401 });
});

test.each<[string, Fault, Partial<HttpCall>, object]>([
  ['a broken connection', { kind: 'drop' }, {}, { name: 'NetworkError' }],
  [
    'an answer that comes too late',
    { kind: 'delay', ms: 2000 },
    { timeoutMs: 50 },
    { name: 'TimeoutError', message: expect.stringMatching(/^token: no answer within 50 ms: GET http:/) },
  ],
  ['an answer that is not JSON', { kind: 'malformed' }, {}, { name: 'ContractError', service: 'token' }],
])('%s is an error of its own name', async (_, broken, own, error) => {
  await fault(broken);

  await expect(token(own)).rejects.toMatchObject(error);
});

test('a body that never ends is a TimeoutError', async () => {
  const url = await aServer((_, answer) => answer.writeHead(200).write('{"accessToken":'));

  await expect(token({ url, timeoutMs: 100 })).rejects.toMatchObject({ name: 'TimeoutError' });
});

test.each([
  ['an answer', 200, { name: 'ContractError', message: 'token: expected at most 8 MB at the top, got more' }],
  ['an error answer', 503, { name: 'HttpError', status: 503, body: undefined }],
])('of %s at most 8 MB are read', async (_, status, error) => {
  const chunk = Buffer.alloc(256 * 1024, ' ');
  const url = await aServer((_, answer) => {
    answer.writeHead(status);
    const write = () => {
      while (!answer.destroyed && answer.write(chunk));
    };
    answer.on('drain', write);
    write();
  });

  await expect(token({ url })).rejects.toMatchObject(error);
});

test('an answer without a body may come with a status that forbids one', async () => {
  await fault({ kind: 'status', status: 204 });

  expect(await token()).toBeUndefined();
});

test.each([
  ['30', 30_000],
  ['in a while', 0],
])('an error says how long the service asks to wait: Retry-After: %s', async (retryAfter, retryAfterMs) => {
  const url = await aServer((_, answer) => answer.writeHead(429, { 'Retry-After': retryAfter }).end());

  await expect(token({ url })).rejects.toMatchObject({ status: 429, retryAfterMs });
});

test('a caller may log its response itself: then nobody else does', async () => {
  await fault({ kind: 'malformed' });
  const logged: ResponseRecord[] = [];

  await token({ logResponse: (record) => logged.push(record) }).catch(() => {});

  expect(records).toEqual([]);
  expect(logged).toMatchObject([{ status: 200, message: 'token: expected JSON at the top, got other text' }]);
});

test('each answer is logged with service, path, duration and status, but without its query', async () => {
  await http
    .send({ service: 'products', url: `${shop.origin}/shop/v1/products`, query: { search: 'secret' } })
    .catch(() => {});

  expect(records).toMatchObject([{ service: 'products', path: '/shop/v1/products', status: 200 }]);
  expect(JSON.stringify(records)).not.toContain('secret');
});
