import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LogRecord } from '@grocer/shared-contracts';
import { afterAll, beforeAll } from 'vitest';

/** A crash as the header logs it. */
export const crash = {
  level: 'error',
  message: 'search crashed and is left out',
  error: 'TypeError',
  cause: 'out of milk',
  stack: 'TypeError: out of milk\n    at o (https://header.example/1.0.0/search.4e5f.js:1:2345)',
  release: '1.0.0',
  line: '1',
  feature: 'search',
} satisfies LogRecord;

/** A local server that stores the body of every request, in place of Sentry or a collector. */
export function aReceiver() {
  const receiver = { address: '', received: [] as string[] };
  const server = createServer(async (request, response) => {
    receiver.received.push((await request.toArray()).join(''));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, resolve));
    receiver.address = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  return receiver;
}
