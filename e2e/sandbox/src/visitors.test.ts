import { describe, expect, test } from 'vitest';
import { createCallLog, maxCalls } from './calls.ts';
import { createVisitors, maxVisitors, tokenLifetime } from './visitors.ts';

describe('what a sandbox remembers is bounded', () => {
  test('the first visitor and that visitor’s tokens are forgotten when there are too many', () => {
    const visitors = createVisitors(() => new Date());
    const first = visitors.create('signed-in', 'first');
    visitors.save(first);
    const token = visitors.issueToken(first);

    for (let count = 0; count < maxVisitors; count++) visitors.save({ ...first, id: `visitor ${count}` });

    expect(visitors.byId('first')).toBeUndefined();
    expect(visitors.byToken(token)).toBeUndefined();
    expect(visitors.byId('visitor 0')).toBeDefined();
  });

  test('an expired token is known as expired for a while, and then forgotten', () => {
    let time = 0;
    const visitors = createVisitors(() => new Date(time));
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
    for (let count = 0; count <= maxCalls; count++) {
      calls.record('token', new Request(`http://localhost/?call=${count}`));
    }

    expect(calls.list()).toHaveLength(maxCalls);
    expect(calls.list()[0]?.search).toBe('?call=1');
  });
});
