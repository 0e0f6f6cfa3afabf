import { connect } from 'node:net';
import { serverLimits } from '@grocer/sandbox/server';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { listen, portError } from './listen.ts';

/** Sends the start of a request, then one byte at a time, until the server closes the connection. */
async function sendSlowly(origin: string, start: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(start));
  const timer = setInterval(() => socket.write('x'), 20);
  let answer = '';
  socket.on('data', (data) => (answer += data));
  await new Promise((resolve) => socket.on('close', resolve).on('error', () => {}));
  clearInterval(timer);
  return answer;
}

describe('listen', () => {
  test.each([
    ['headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nSlow: '],
    ['body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n'],
  ])('ends a request whose %s never end, and answers others meanwhile', async (_, start) => {
    const app = new Hono().post('/', async (c) => c.text(await c.req.text())).get('/', (c) => c.text('page'));
    const limits = {
      headersTimeout: 300,
      requestTimeout: 300,
      connectionsCheckingInterval: 50,
      keepAliveTimeout: 300,
    };
    const { origin, close } = await listen(app, 0, 'HOST_PORT', limits);

    const slow = sendSlowly(origin, start);
    expect(await (await fetch(origin)).text()).toBe('page');

    expect(await slow).toMatch(/^HTTP\/1.1 40[08] /);
    await close();
  });

  test('by default the headers may take 10 s, the body 30 s, and a connection may be idle for ten minutes', () => {
    expect(serverLimits).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 600_000,
    });
  });
});

describe('portError', () => {
  test.each([
    ['EADDRINUSE', 'Port 4000 is in use: stop the program that uses it, or set HOST_PORT to another port'],
    ['EACCES', 'Port 4000 is not open to this user: set HOST_PORT to another port'],
    ['EAFNOSUPPORT', 'Port 4000 cannot be listened on (EAFNOSUPPORT): set HOST_PORT to another port'],
  ])('explains %s and says what to do', (code, message) => {
    const error = Object.assign(new Error(code), { code });

    expect(portError(error, 4000, 'HOST_PORT').message).toBe(message);
  });
});
