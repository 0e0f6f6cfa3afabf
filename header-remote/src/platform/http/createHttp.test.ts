import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '@grocer/sandbox/server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { browserClock } from '../clock/clock.ts';
import { provideHeadStart } from '../head-start/headStart.ts';
import type { ResponseRecord } from '../logger/logger.ts';
import { createHttp, type HttpSettings } from './createHttp.ts';

const records: ResponseRecord[] = [];
const settings: HttpSettings = {
  appName: 'site-header',
  otherTimeoutMs: 5000,
  logResponse: (record) => records.push(record),
  clock: browserClock,
};
const http = createHttp(settings);

let services: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  services = await startSandbox({ port: 0 });
});
afterEach(() => {
  services.sandbox.reset();
  records.length = 0;
});
afterAll(() => services.close());

const token = () => http.send({ service: 'token', url: `${services.origin}/api/token/v1/token` });

const fault = (fault: object) =>
  fetch(`${services.origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ call: 'token', fault }),
  });

/** A service whose answers do not end by themselves. */
async function anEndlessService(status: number) {
  const chunk = Buffer.alloc(256 * 1024, ' ');
  const service = createServer((_, answer) => {
    answer.writeHead(status);
    const write = () => {
      while (!answer.destroyed && answer.write(chunk));
    };
    answer.on('drain', write);
    write();
  });
  await new Promise<void>((resolve) => service.listen(0, resolve));
  return {
    origin: `http://localhost:${(service.address() as AddressInfo).port}`,
    close: () => {
      service.closeAllConnections();
      return new Promise((resolve) => service.close(resolve));
    },
  };
}

describe('createHttp', () => {
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

    test('an answer that came early is read, checked and logged as any other', async () => {
      provide(Promise.resolve(Response.json({ code: 1 }, { status: 409 })));

      await expect(token()).rejects.toMatchObject({ name: 'HttpError', status: 409, body: { code: 1 } });
      expect(records).toMatchObject([{ service: 'token', path: '/api/token/v1/token', status: 409 }]);
    });

    test('a call that failed early has failed, and is not sent again', async () => {
      provide(Promise.reject(new TypeError('Failed to fetch')));

      await expect(token()).rejects.toMatchObject({ name: 'NetworkError' });

      const { calls } = await (await fetch(`${services.origin}/sandbox/calls`)).json();
      expect(calls).toEqual([]);
    });

    test('the time of an answer that came early counts from when it was asked for', async () => {
      provide(Promise.resolve(Response.json({})), Date.now() - 700);

      await token();

      expect(records[0]?.durationMs).toBeGreaterThanOrEqual(700);
    });

    test('an early call that gets no answer is a TimeoutError', async () => {
      provide(new Promise(() => {}));
      const url = `${services.origin}/api/token/v1/token`;

      const slow = http.send({ service: 'token', url, timeoutMs: 50 });

      await expect(slow).rejects.toMatchObject({ name: 'TimeoutError' });
    });
  });

  test('a call names the application, and is unauthenticated without a token', async () => {
    await token().catch(() => {});

    const [call] = await (await fetch(`${services.origin}/sandbox/calls`)).json().then(({ calls }) => calls);
    expect(call.headers).toEqual({ breadcrumb: 'site-header', authorization: 'Bearer unauthenticated' });
  });

  test('an answer or a failure waits until the shopper releases a press', async () => {
    let release = () => {};
    const pressed = new Promise<void>((resolve) => (release = resolve));
    const waitingHttp = createHttp({ ...settings, waitForPointerRelease: () => pressed });
    const call = { service: 'token', url: `${services.origin}/api/token/v1/token` };
    const ended = vi.fn();

    const answer = waitingHttp.send(call).finally(ended);
    answer.catch(() => {});
    await vi.waitFor(() => expect(records).toHaveLength(1));
    expect(ended).not.toHaveBeenCalled();

    release();
    await expect(answer).rejects.toMatchObject({ name: 'HttpError', status: 401 });
  });

  test('an answer of 400 or more is an HttpError with its status and body', async () => {
    await fault({ kind: 'status', status: 409, body: { code: 'ORDER_ORCHESTRATION_042' } });

    await expect(token()).rejects.toMatchObject({
      name: 'HttpError',
      status: 409,
      body: { code: 'ORDER_ORCHESTRATION_042' },
      message: `token: answered 409: GET ${services.origin}/api/token/v1/token`,
    });
  });

  test('sends a call once: a failed call is not repeated', async () => {
    await fault({ kind: 'status', status: 503 });

    await expect(token()).rejects.toMatchObject({ name: 'HttpError', status: 503 });

    const { calls } = await (await fetch(`${services.origin}/sandbox/calls`)).json();
    expect(calls).toHaveLength(1);
  });

  test('a broken connection is a NetworkError', async () => {
    await fault({ kind: 'drop' });

    await expect(token()).rejects.toMatchObject({ name: 'NetworkError' });
  });

  test('an answer that comes too late is a TimeoutError', async () => {
    await fault({ kind: 'delay', ms: 2000 });

    const slow = http.send({
      service: 'token',
      url: `${services.origin}/api/token/v1/token`,
      timeoutMs: 50,
    });

    await expect(slow).rejects.toMatchObject({
      name: 'TimeoutError',
      message: `token: no answer within 50 ms: GET ${services.origin}/api/token/v1/token`,
    });
  });

  test('an answer that is not JSON is a ContractError', async () => {
    await fault({ kind: 'malformed' });

    await expect(token()).rejects.toMatchObject({ name: 'ContractError', service: 'token' });
  });

  test('a body that never ends is a TimeoutError', async () => {
    const server = createServer((_request, response) => response.writeHead(200).write('{"accessToken":'));
    await new Promise<void>((listening) => server.listen(0, listening));
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`;

    const endless = http.send({ service: 'token', url, timeoutMs: 100 });

    await expect(endless).rejects.toMatchObject({ name: 'TimeoutError' });
    server.closeAllConnections();
    server.close();
  });

  test.each([
    [
      'an answer',
      200,
      { name: 'ContractError', message: 'token: expected at most 8 MB at the top, got more' },
    ],
    ['an error answer', 503, { name: 'HttpError', status: 503, body: undefined }],
  ])('of %s at most 8 MB are read', async (_, status, error) => {
    const { origin, close } = await anEndlessService(status);

    await expect(http.send({ service: 'token', url: origin })).rejects.toMatchObject(error);

    await close();
  });

  test('an answer without a body may come with a status that forbids one', async () => {
    await fault({ kind: 'status', status: 204 });

    expect(await token()).toBeUndefined();
  });

  test.each([
    ['30', 30_000],
    ['in a while', 0],
  ])('an error says how long the service asks to wait: Retry-After: %s', async (retryAfter, retryAfterMs) => {
    const busy = createServer((_, answer) => answer.writeHead(429, { 'Retry-After': retryAfter }).end());
    await new Promise<void>((resolve) => busy.listen(0, resolve));
    const url = `http://localhost:${(busy.address() as AddressInfo).port}`;

    await expect(http.send({ service: 'token', url })).rejects.toMatchObject({ status: 429, retryAfterMs });

    busy.close();
  });

  test('a call may ignore the body of its answer', async () => {
    await fault({ kind: 'status', status: 200, body: 'not JSON' });
    const url = `${services.origin}/api/token/v1/token`;

    expect(await http.send({ service: 'token', url, ignoresAnswer: true })).toBeUndefined();
  });

  test('a call may have its own Authorization value for signed-out visitors', async () => {
    const url = `${services.origin}/api/token/v1/token`;

    await http.send({ service: 'token', url, signedOutAs: 'unauthenticated' }).catch(() => {});

    const { calls } = await (await fetch(`${services.origin}/sandbox/calls`)).json();
    expect(calls[0].headers.authorization).toBe('unauthenticated');
  });

  test('a caller may log its response itself: then nobody else does', async () => {
    await fault({ kind: 'malformed' });
    const received: ResponseRecord[] = [];
    const url = `${services.origin}/api/token/v1/token`;

    await http
      .send({ service: 'token', url, logResponse: (record) => received.push(record) })
      .catch(() => {});

    expect(records).toEqual([]);
    expect(received).toMatchObject([
      { status: 200, message: 'token: expected JSON at the top, got other text' },
    ]);
  });

  test('an aborted call fails with the reason of the abort, and is not logged', async () => {
    const controller = new AbortController();
    const call = http.send({
      service: 'token',
      url: `${services.origin}/api/token/v1/token`,
      signal: controller.signal,
    });

    controller.abort();

    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(records).toEqual([]);
  });

  test('each answer is logged with service, path, duration and status, but without its query', async () => {
    await http
      .send({ service: 'products', url: `${services.origin}/shop/v1/products`, query: { search: 'secret' } })
      .catch(() => {});

    expect(records).toMatchObject([{ service: 'products', path: '/shop/v1/products', status: 200 }]);
    expect(JSON.stringify(records)).not.toContain('secret');
  });
});
