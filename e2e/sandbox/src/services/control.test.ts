import { describe, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { aVisitor, aVisitorIn } from '../testing/aVisitor.ts';

describe('scenarios', () => {
  test('are listed by name and title', async () => {
    const { scenarios } = await aVisitor().json('/sandbox/scenarios');

    expect(scenarios).toContainEqual({ name: 'anonymous', title: 'A visitor who is not signed in' });
  });

  test('a signed-in one sets the session cookie, an anonymous one clears it', async () => {
    const visitor = aVisitor();

    await visitor.send('POST', '/sandbox/scenario', { name: 'signed-in' });
    expect(visitor.cookies.get('X-Has-Token-Session')).toBe('true');

    await visitor.send('POST', '/sandbox/scenario', { name: 'anonymous' });
    expect(visitor.cookies.has('X-Has-Token-Session')).toBe(false);
  });

  test('changing the scenario refuses the tokens of the one before', async () => {
    const visitor = await aVisitorIn('signed-in');

    await visitor.send('POST', '/sandbox/scenario', { name: 'signed-in' });

    expect((await visitor.call('/v1/shopping-context')).status).toBe(401);
  });

  test('with everyone it is also that of visitors who are known by nothing', async () => {
    const visitor = aVisitor();
    await visitor.send('POST', '/sandbox/scenario', { name: 'signed-in', everyone: true });

    expect((await aVisitor(visitor.sandbox).call('/api/token/v1/token')).status).toBe(200);

    visitor.sandbox.reset();
    expect((await aVisitor(visitor.sandbox).call('/api/token/v1/token')).status).toBe(401);
  });

  test('the sandbox can start with any of them', async () => {
    const visitor = aVisitor(createSandbox({ scenario: 'signed-in' }));

    expect((await visitor.call('/api/token/v1/token')).status).toBe(200);
    expect(visitor.cookies.get('X-Has-Token-Session')).toBe('true');
  });

  test('a wrong name is refused with the names there are', async () => {
    const response = await aVisitor().send('POST', '/sandbox/scenario', { name: 'signedin' });

    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(
      /^name: expected one of anonymous, signed-in, .*, got "signedin"$/,
    );
  });

  test('a body that is not JSON is refused, showing it', async () => {
    const response = await aVisitor().call('/sandbox/scenario', { method: 'POST', body: 'signed-in' });

    expect(response.status).toBe(400);
    expect((await response.json()).message).toBe('body: expected JSON, got "signed-in"');
  });
});

describe('faults', () => {
  test('are listed with the calls that can have one and their kinds, for whoever draws a form', async () => {
    const visitor = aVisitor();
    await visitor.send('POST', '/sandbox/faults', { call: 'suggest', fault: { kind: 'drop' } });

    const { faults, calls, kinds } = await visitor.json('/sandbox/faults');

    expect(faults).toEqual([{ call: 'suggest', fault: { kind: 'drop' } }]);
    expect(calls).toContain('getTrolley');
    expect(kinds).toContain('schema-breaking');
  });
});

describe('log of calls', () => {
  test('lists the calls received, never their tokens', async () => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.call('/sandbox/calls', { method: 'DELETE' });

    await visitor.call('/v1/shopping-context');
    await visitor.call('/v1/shopping-context', { headers: { authorization: 'Bearer unauthenticated' } });

    const { calls } = await visitor.json('/sandbox/calls');
    expect(calls).toHaveLength(2);
    expect(calls[0]).toEqual({
      call: 'context',
      method: 'GET',
      path: '/v1/shopping-context',
      search: '',
      headers: { breadcrumb: 'site-header', authorization: 'Bearer' },
      time: expect.any(String),
    });
    expect(calls[1].headers.authorization).toBe('Bearer unauthenticated');
  });
});
