import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sandboxHandlers } from './msw.ts';
import { createSandbox } from './sandbox.ts';

const origin = 'https://services.grocer.example';
const sandbox = createSandbox();
const server = setupServer(...sandboxHandlers(sandbox, { origin }));

const post = (path: string, body: object) =>
  fetch(origin + path, { method: 'POST', body: JSON.stringify(body), credentials: 'include' });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sandbox.reset();
});
afterAll(() => server.close());

test('calls with credentials belong to the same visitor', async () => {
  await post('/sandbox/scenario', { name: 'signed-in' });

  const token = await (await fetch(`${origin}/api/token/v1/token`, { credentials: 'include' })).json();
  const headers = { authorization: `Bearer ${token.accessToken}` };

  expect((await fetch(`${origin}/v1/shopping-context`, { headers })).status).toBe(200);
});

test('a second set of handlers has its own visitor', async () => {
  await post('/sandbox/scenario', { name: 'signed-in' });

  server.use(...sandboxHandlers(sandbox, { origin }));

  expect((await fetch(`${origin}/api/token/v1/token`, { credentials: 'include' })).status).toBe(401);
});

test('a dropped call fails with a network error', async () => {
  await post('/sandbox/faults', { call: 'token', fault: { kind: 'drop' } });

  await expect(fetch(`${origin}/api/token/v1/token`)).rejects.toThrow(TypeError);
});
