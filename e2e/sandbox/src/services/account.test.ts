import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { aVisitor, aVisitorIn } from '../testing/aVisitor.ts';

const credentials = { email: 'a@b.example', password: 'x' };

test('an anonymous visitor gets 401 and the cookie of the sandbox', async () => {
  const response = await aVisitor().call('/api/token/v1/token');

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

test.each([
  ['JSON', JSON.stringify(credentials)],
  ['a form', new URLSearchParams(credentials)],
])('logging in by %s sets the session cookie that scripts may read', async (_form, body) => {
  const visitor = aVisitor();

  const response = await visitor.call('/api/token/v1/log-in', { method: 'POST', body });

  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toContain('X-Has-Token-Session=true; Path=/; SameSite=Lax');
  expect((await visitor.fetchToken()).accessToken).toEqual(expect.any(String));
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

test.each([
  ['http://localhost:4000/ecom/auth-success', 302],
  ['https://elsewhere.example/ecom/auth-success', 400],
  ['javascript:alert(1)', 400],
  ['/ecom/auth-success', 400],
  ['', 400],
])('registering with the redirect %j answers %i', async (address, status) => {
  const visitor = aVisitor(createSandbox({ shopOrigins: ['http://localhost:4000'] }));

  const response = await visitor.call(`/api/token/v1/auth?redirect_uri=${encodeURIComponent(address)}`);

  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBe(status === 302 ? address : null);
  if (status === 400) expect((await response.json()).message).toContain('redirect_uri');
  expect((await visitor.call('/api/token/v1/token')).status).toBe(status === 302 ? 200 : 401);
});

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

test.each(['Bearer unauthenticated', 'Bearer made-up', 'unauthenticated', ''])(
  'the cookie alone does not sign a visitor in, with the authorization “%s”',
  async (authorization) => {
    const visitor = await aVisitorIn('signed-in');

    expect((await visitor.call('/v1/shopping-context', { headers: { authorization } })).status).toBe(401);
  },
);

test.each([
  ['signed-in', 'UNKNOWN'],
  ['pass-active', 'ACTIVE'],
  ['pass-available', 'AVAILABLE'],
])('in the scenario %s the delivery pass is %s', async (scenario, status) => {
  const headers = { 'customer-id': '100001' };

  const answer = await (await aVisitorIn(scenario)).json('/delivery-pass/v1/pass/status', { headers });

  expect(answer).toEqual({ data: { status } });
});
