import { describe, expect, test } from 'vitest';
import { aVisitor, aVisitorIn } from './testing/aVisitor.ts';

const context = '/v1/shopping-context';

describe('faults', () => {
  test('a status fault answers with that status and body', async () => {
    const visitor = await aVisitorIn('signed-in');
    const body = { code: 'ORDER_ORCHESTRATION_042', message: 'Minimum spend not met' };
    await visitor.send('POST', '/sandbox/faults', {
      call: 'context',
      fault: { kind: 'status', status: 409, body },
    });

    const response = await visitor.call(context);

    expect(response.status).toBe(409);
    expect(await response.json()).toEqual(body);
  });

  test('a fault with a count applies to that many calls, of all visitors', async () => {
    const visitor = await aVisitorIn('signed-in');
    await aVisitor(visitor.sandbox).send('POST', '/sandbox/faults', {
      call: 'context',
      fault: { kind: 'status', status: 500 },
      times: 2,
    });

    const statuses = [await visitor.call(context), await visitor.call(context), await visitor.call(context)];

    expect(statuses.map((response) => response.status)).toEqual([500, 500, 200]);
  });

  test('a fault without a count applies until it is cleared', async () => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.send('POST', '/sandbox/faults', {
      call: 'context',
      fault: { kind: 'status', status: 500 },
    });
    expect((await visitor.call(context)).status).toBe(500);
    expect((await visitor.call(context)).status).toBe(500);

    await visitor.call('/sandbox/faults', { method: 'DELETE' });

    expect((await visitor.call(context)).status).toBe(200);
  });

  test('a dropped call fails with a network error', async () => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.send('POST', '/sandbox/faults', { call: 'context', fault: { kind: 'drop' } });

    expect((await visitor.call(context)).type).toBe('error');
  });

  test('a malformed answer breaks off in the middle', async () => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.send('POST', '/sandbox/faults', { call: 'context', fault: { kind: 'malformed' } });

    const response = await visitor.call(context);

    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  test('a schema-breaking answer is JSON whose values have other types', async () => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.send('POST', '/sandbox/faults', { call: 'context', fault: { kind: 'schema-breaking' } });

    expect(await visitor.json(context)).toMatchObject({ customerId: { unexpected: 'string' } });
  });

  test('a delayed answer is the real one', async () => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.send('POST', '/sandbox/faults', { call: 'context', fault: { kind: 'delay', ms: 1 } });

    expect(await visitor.json(context)).toHaveProperty('customerId', '100001');
  });

  test('a delay ends when the caller aborts', async () => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.send('POST', '/sandbox/faults', { call: 'context', fault: { kind: 'delay', ms: 600_000 } });
    const caller = new AbortController();

    const answer = visitor.call(context, { signal: caller.signal });
    caller.abort();

    expect((await answer).status).toBe(200);
  });

  test('a fault of cancelling an amendment does not affect the trolley query', async () => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.send('POST', '/sandbox/faults', {
      call: 'cancelAmend',
      fault: { kind: 'status', status: 502 },
    });

    expect((await visitor.send('POST', '/graph/live?tag=cancel-amend-order', {})).status).toBe(502);
    expect(
      (await visitor.send('POST', '/graph/live?tag=getTrolley', { query: '{ __typename }' })).status,
    ).toBe(200);
  });

  test.each([
    [{ call: 'cart', fault: { kind: 'drop' } }, /^call: expected one of token, context, .*, got "cart"$/],
    [{ call: 'token' }, /^fault: expected an object, got nothing$/],
    [
      { call: 'token', fault: { kind: 'slow' } },
      /^fault.kind: expected one of status, delay, .*, got "slow"$/,
    ],
    [
      { call: 'token', fault: { kind: 'status' } },
      /^fault.status: expected a whole number from 200 to 599, got nothing$/,
    ],
    [{ call: 'token', fault: { kind: 'delay', ms: -5 } }, /^fault.ms: .*, got -5$/],
    [
      { call: 'token', fault: { kind: 'drop' }, times: 0 },
      /^times: expected a whole number from 1 to 1000, got 0$/,
    ],
    [[], /^body: expected an object, got \[\]$/],
  ])('the fault order %j is refused with the field and the reason', async (order, message) => {
    const response = await aVisitor().send('POST', '/sandbox/faults', order);

    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(message);
  });

  test.each<[string, unknown]>([
    ['nulls', { customerId: null, customerOrderId: null, customerOrderState: null, defaultBranchId: null }],
    ['missing', {}],
    ['half-missing', { customerId: '100001', customerOrderState: expect.anything() }],
    ['extra', expect.objectContaining({ customerId: '100001', unexpected: { of: ['the', 'contract'] } })],
    ['array', [expect.objectContaining({ customerId: '100001' }), expect.anything()]],
    ['huge', expect.objectContaining({ customerId: '100001', padding: expect.any(String) })],
  ])('an answer may come in the form %s', async (kind, expected) => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.send('POST', '/sandbox/faults', { call: 'context', fault: { kind } });

    const response = await visitor.call(context);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(expected);
  });

  test.each([
    ['empty', ''],
    ['html', /<h1>Please sign in<\/h1>/],
  ])('an answer may be %s', async (kind, expected) => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.send('POST', '/sandbox/faults', { call: 'context', fault: { kind } });

    expect(await (await visitor.call(context)).text()).toMatch(expected);
  });

  test('a status may come with Retry-After, which pages can read', async () => {
    const visitor = await aVisitorIn('signed-in');
    await visitor.send('POST', '/sandbox/faults', {
      call: 'context',
      fault: { kind: 'status', status: 429, retryAfter: 30 },
    });

    const { headers } = await visitor.call(context);

    expect([headers.get('retry-after'), headers.get('access-control-expose-headers')]).toEqual([
      '30',
      'Retry-After',
    ]);
  });
});
