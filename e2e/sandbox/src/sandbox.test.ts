import { describe, expect, test } from 'vitest';
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

describe('createSandbox', () => {
  test("a page's preflight is allowed with its credentials and headers", async () => {
    const response = await createSandbox().fetch(preflight('http://localhost:4000'));

    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4000');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization,breadcrumb,customer-id,visitor-id,content-type',
    );
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
  });

  test('an origin that is not the shop is not allowed', async () => {
    const sandbox = createSandbox({ shopOrigins: ['http://localhost:4000'] });

    const response = await sandbox.fetch(preflight('https://elsewhere.example'));

    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('errors carry the CORS headers too', async () => {
    const response = await aVisitor().call('/v1/shopping-context', {
      headers: { origin: 'http://localhost:4000' },
    });

    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4000');
  });

  test('an unknown path is refused by name', async () => {
    const response = await aVisitor().call('/v2/nothing');

    expect(response.status).toBe(404);
    expect((await response.json()).message).toBe('The sandbox has no GET /v2/nothing.');
  });

  test('after a reset nobody is known', async () => {
    const visitor = aVisitor();
    await visitor.send('POST', '/sandbox/scenario', { name: 'signed-in' });

    visitor.sandbox.reset();

    expect((await visitor.call('/api/token/v1/token')).status).toBe(401);
  });
});
