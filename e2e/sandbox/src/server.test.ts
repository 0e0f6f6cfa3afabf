import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from './server.ts';

let running: RunningSandbox;

beforeEach(async () => {
  running = await startSandbox({ port: 0 });
});

afterEach(() => running.close());

const post = (path: string, body: object) =>
  fetch(`${running.origin}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
const setFault = (fault: object) => post('faults', { call: 'token', fault });

test('closing the server drops calls that are still waiting', async () => {
  await setFault({ kind: 'delay', ms: 600_000 });
  const waiting = fetch(`${running.origin}/api/token/v1/token`);
  await expect
    .poll(() =>
      running.sandbox
        .answer(new Request(`${running.origin}/sandbox/calls`), {})
        .then(({ response }) => response.json()),
    )
    .toHaveProperty('calls.length', 1);

  await running.close();

  await expect(waiting).rejects.toThrow('fetch failed');
});

test('other machines cannot reach it', async () => {
  const { port } = new URL(running.origin);
  const elsewhere = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');

  for (const { address } of elsewhere) {
    await expect(fetch(`http://${address}:${port}/sandbox/scenarios`)).rejects.toThrow('fetch failed');
  }
  expect((await fetch(`http://127.0.0.1:${port}/sandbox/scenarios`)).status).toBe(200);
});
