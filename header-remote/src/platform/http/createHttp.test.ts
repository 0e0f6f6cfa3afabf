import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '@grocer/sandbox/server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { browserClock } from '../clock/clock.ts';
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

describe('createHttp', () => {
  test('names the application, and says that nobody is signed in', async () => {
    await token().catch(() => {});

    const [call] = await (await fetch(`${services.origin}/sandbox/calls`)).json().then(({ calls }) => calls);
    expect(call.headers).toEqual({ breadcrumb: 'site-header', authorization: 'Bearer unauthenticated' });
  });

  test('an answer waits while the shopper presses something that it may change, a failure too', async () => {
    let release = () => {};
    const pressed = new Promise<void>((resolve) => (release = resolve));
    const calm = createHttp({ ...settings, untilCalm: () => pressed });
    const call = { service: 'token', url: `${services.origin}/api/token/v1/token` };
    const ended = vi.fn();

    const answer = calm.send(call).finally(ended);
    answer.catch(() => {});
    await vi.waitFor(() => expect(records).toHaveLength(1));
    expect(ended).not.toHaveBeenCalled();

    release();
    await expect(answer).rejects.toMatchObject({ name: 'HttpError', status: 401 });
  });

  test('a refusal is an HttpError with its status and body', async () => {
    await fault({ kind: 'status', status: 409, body: { code: 'ORDER_ORCHESTRATION_042' } });

    await expect(token()).rejects.toMatchObject({
      name: 'HttpError',
      status: 409,
      body: { code: 'ORDER_ORCHESTRATION_042' },
      message: `token: answered 409: GET ${services.origin}/api/token/v1/token`,
    });
  });

  test('asks once: a service that is down is not asked again', async () => {
    await fault({ kind: 'status', status: 503 });

    await expect(token()).rejects.toMatchObject({ name: 'HttpError', status: 503 });

    const { calls } = await (await fetch(`${services.origin}/sandbox/calls`)).json();
    expect(calls).toHaveLength(1);
  });

  test('a broken connection is a NetworkError', async () => {
    await fault({ kind: 'drop' });

    await expect(token()).rejects.toMatchObject({ name: 'NetworkError' });
  });

  test('an answer that does not come in time is a TimeoutError', async () => {
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

  test('a body that never ends is a TimeoutError, too', async () => {
    const server = createServer((_request, response) => response.writeHead(200).write('{"accessToken":'));
    await new Promise<void>((listening) => server.listen(0, listening));
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`;

    const endless = http.send({ service: 'token', url, timeoutMs: 100 });

    await expect(endless).rejects.toMatchObject({ name: 'TimeoutError' });
    server.closeAllConnections();
    server.close();
  });

  test('a call may ignore what stands in its answer', async () => {
    await fault({ kind: 'status', status: 200, body: 'not JSON' });
    const url = `${services.origin}/api/token/v1/token`;

    expect(await http.send({ service: 'token', url, ignoresAnswer: true })).toBeUndefined();
  });

  test('a call may have its own word for a visitor who is not signed in', async () => {
    const url = `${services.origin}/api/token/v1/token`;

    await http.send({ service: 'token', url, signedOutAs: 'unauthenticated' }).catch(() => {});

    const { calls } = await (await fetch(`${services.origin}/sandbox/calls`)).json();
    expect(calls[0].headers.authorization).toBe('unauthenticated');
  });

  test('whoever calls may hear what the log is told', async () => {
    await fault({ kind: 'malformed' });
    const heard: ResponseRecord[] = [];
    const url = `${services.origin}/api/token/v1/token`;

    await http.send({ service: 'token', url, onResponse: (record) => heard.push(record) }).catch(() => {});

    expect(heard).toEqual(records);
    expect(heard).toMatchObject([
      { status: 200, message: 'token: expected JSON at the top, got other text' },
    ]);
  });

  test('an aborted call fails with the reason of who aborted it, and is not logged', async () => {
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

  test('each answer is logged with its service, path, time and status, and without its query', async () => {
    await http
      .send({ service: 'products', url: `${services.origin}/shop/v1/products`, query: { search: 'secret' } })
      .catch(() => {});

    expect(records).toMatchObject([{ service: 'products', path: '/shop/v1/products', status: 200 }]);
    expect(JSON.stringify(records)).not.toContain('secret');
  });
});
