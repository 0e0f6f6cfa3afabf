import { expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';
import { aVisitor } from './testing/aVisitor.ts';

const preflight = (origin: string) =>
  new Request('http://localhost:4002/v1/shopping-context', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,breadcrumb',
    },
  });

test('the preflight request of a page is allowed with credentials and headers', async () => {
  const response = await createSandbox().fetch(preflight('http://localhost:4000'));

  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4000');
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  expect(response.headers.get('access-control-allow-headers')).toBe(
    'authorization,breadcrumb,customer-id,visitor-id,content-type',
  );
  expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
});

test.each([
  ['http://localhost:6006', {}, true],
  ['http://127.0.0.1:3000', {}, true],
  ['https://elsewhere.example', {}, false],
  ['https://localhost.elsewhere.example', {}, false],
  ['null', {}, false],
  ['https://elsewhere.example', { shopOrigins: ['http://localhost:4000'] }, false],
])('a page of %s with the options %j may call: %s', async (origin, options, isAllowed) => {
  const response = await createSandbox(options).fetch(preflight(origin));

  expect(response.headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null);
});

test('a text that a page of another site posts without a preflight is refused', async () => {
  const visitor = aVisitor();
  const headers = {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
    'content-type': 'text/plain',
  };
  const body = JSON.stringify({ name: 'signed-in' });

  expect((await visitor.call('/sandbox/scenario', { method: 'POST', headers, body })).status).toBe(403);
  expect((await visitor.call('/api/token/v1/token')).status).toBe(401);
});

test('the routes are those of services, which a site may have beside its own paths', () => {
  expect(createSandbox().routes.filter(({ path }) => !/^\/\w/.test(path))).toEqual([]);
});
