import { expect, test } from 'vitest';
import { createCallLog, maxCalls } from './calls.ts';
import { createWorld, tokenLifetime } from './world.ts';

test('an expired token is known as expired for a while, and then forgotten', () => {
  let time = 0;
  const { visitors } = createWorld({ now: () => new Date(time) });
  const visitor = visitors.create('signed-in');
  const token = visitors.issueToken(visitor);

  time = tokenLifetime * 1000;
  visitors.issueToken(visitor);
  expect(visitors.byToken(token)?.expired).toBe(true);

  time = tokenLifetime * 2000 + 1;
  visitors.issueToken(visitor);
  expect(visitors.byToken(token)).toBeUndefined();
});

test('the oldest calls are forgotten when there are too many', () => {
  const calls = createCallLog(() => new Date());
  for (let count = 0; count <= maxCalls; count++)
    calls.record('token', new Request(`http://localhost/?call=${count}`));

  expect(calls.list()).toHaveLength(maxCalls);
  expect(calls.list()[0]?.search).toBe('?call=1');
});
