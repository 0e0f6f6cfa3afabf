import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { aVisitor, aVisitorIn } from '../../testing/aVisitor.ts';

describe('token service', () => {
  test('an anonymous visitor gets 401 and the cookie of the sandbox', async () => {
    const visitor = aVisitor();

    const response = await visitor.call('/api/token/v1/token');

    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^sandboxVisitor=[0-9a-f]{24}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('a signed-in customer gets a token for fifteen minutes', async () => {
    const visitor = await aVisitorIn('signed-in');

    expect(await visitor.json('/api/token/v1/token')).toEqual({
      accessToken: expect.any(String),
      expiresIn: 900,
      customerId: '100001',
      isSignedOnAsCustomer: false,
    });
  });

  test('logging in sets the session cookie that scripts may read', async () => {
    const visitor = aVisitor();

    const response = await visitor.send('POST', '/api/token/v1/log-in', {
      email: 'a@b.example',
      password: 'x',
    });

    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toContain('X-Has-Token-Session=true; Path=/; SameSite=Lax');
    expect((await visitor.fetchToken()).accessToken).toEqual(expect.any(String));
  });

  test('a login form may be posted as a form', async () => {
    const body = new URLSearchParams({ email: 'a@b.example', password: 'x' });

    expect((await aVisitor().call('/api/token/v1/log-in', { method: 'POST', body })).status).toBe(200);
  });

  test('logging in without a password is refused with the name of the missing field', async () => {
    const response = await aVisitor().send('POST', '/api/token/v1/log-in', {
      email: 'a@b.example',
      password: '',
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'BAD_REQUEST',
      message: 'password: expected a non-empty text, got ""',
    });
  });

  test('logging out ends the session, clears its cookies and refuses its tokens', async () => {
    const visitor = await aVisitorIn('signed-in');
    visitor.cookies.set('customerId', '100001');

    const response = await visitor.call('/api/token/v1/log-out', { method: 'POST' });

    expect(response.status).toBe(204);
    expect([...visitor.cookies.keys()]).toEqual(['sandboxVisitor']);
    expect((await visitor.call('/v1/shopping-context')).status).toBe(401);
    expect((await visitor.call('/api/token/v1/token')).status).toBe(401);
  });

  test('registering signs the visitor in and redirects to the shop', async () => {
    const visitor = aVisitor(createSandbox({ shopOrigins: ['http://localhost:4000'] }));
    const redirect = encodeURIComponent('http://localhost:4000/ecom/auth-success');

    const response = await visitor.call(
      `/api/token/v1/auth?prompt=login&screen_hint=signup&redirect_uri=${redirect}`,
    );

    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('http://localhost:4000/ecom/auth-success');
    expect((await visitor.call('/api/token/v1/token')).status).toBe(200);
  });

  test.each(['https://elsewhere.example/ecom/auth-success', 'javascript:alert(1)', '/ecom/auth-success', ''])(
    'registering does not redirect to %j',
    async (address) => {
      const visitor = aVisitor(createSandbox({ shopOrigins: ['http://localhost:4000'] }));

      const response = await visitor.call(`/api/token/v1/auth?redirect_uri=${encodeURIComponent(address)}`);

      expect(response.status).toBe(400);
      expect((await response.json()).message).toContain('redirect_uri');
    },
  );

  test('a token is refused after fifteen minutes', async () => {
    let now = new Date('2026-03-04T10:00:00Z');
    const visitor = await aVisitorIn('signed-in', { now: () => now });

    now = new Date('2026-03-04T10:14:59Z');
    expect((await visitor.call('/v1/shopping-context')).status).toBe(200);

    now = new Date('2026-03-04T10:15:00Z');
    expect((await visitor.call('/v1/shopping-context')).status).toBe(401);
    await visitor.fetchToken();
    expect((await visitor.call('/v1/shopping-context')).status).toBe(200);
  });
});
