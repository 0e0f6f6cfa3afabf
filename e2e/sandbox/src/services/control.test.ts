import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { aVisitor, aVisitorIn } from '../testing/aVisitor.ts';

test('scenarios are listed by name and title', async () => {
  const { scenarios } = await aVisitor().json('/sandbox/scenarios');

  expect(scenarios).toContainEqual({ name: 'anonymous', title: 'A visitor who is not signed in' });
});

test('a signed-in scenario sets the session cookie, an anonymous one clears it', async () => {
  const visitor = aVisitor();

  await visitor.send('POST', '/sandbox/scenario', { name: 'signed-in' });
  expect(visitor.cookies.get('X-Has-Token-Session')).toBe('true');

  await visitor.send('POST', '/sandbox/scenario', { name: 'anonymous' });
  expect(visitor.cookies.has('X-Has-Token-Session')).toBe(false);
});

test('tokens are refused after the scenario has changed', async () => {
  const visitor = await aVisitorIn('signed-in');

  await visitor.send('POST', '/sandbox/scenario', { name: 'signed-in' });

  expect((await visitor.call('/v1/shopping-context')).status).toBe(401);
});

test('a scenario set for everyone is also that of visitors without a cookie or token', async () => {
  const visitor = aVisitor();
  await visitor.send('POST', '/sandbox/scenario', { name: 'signed-in', everyone: true });

  expect((await aVisitor(visitor.sandbox).call('/api/token/v1/token')).status).toBe(200);

  visitor.sandbox.reset();
  expect((await aVisitor(visitor.sandbox).call('/api/token/v1/token')).status).toBe(401);
});

test('the sandbox can start in any scenario', async () => {
  const visitor = aVisitor(createSandbox({ scenario: 'signed-in' }));

  expect((await visitor.call('/api/token/v1/token')).status).toBe(200);
  expect(visitor.cookies.get('X-Has-Token-Session')).toBe('true');
});

test('faults are listed with all names of calls and kinds of faults, as a form needs them', async () => {
  const visitor = aVisitor();
  await visitor.send('POST', '/sandbox/faults', { call: 'suggest', fault: { kind: 'drop' } });

  const { faults, calls, kinds } = await visitor.json('/sandbox/faults');

  expect(faults).toEqual([{ call: 'suggest', fault: { kind: 'drop' } }]);
  expect(calls).toContain('getTrolley');
  expect(kinds).toContain('schema-breaking');
});

test('the log lists the received calls without their tokens', async () => {
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
