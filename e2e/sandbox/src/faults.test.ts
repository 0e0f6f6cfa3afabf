import { expect, test } from 'vitest';
import { aVisitor, aVisitorIn, type TestVisitor } from './testing/aVisitor.ts';

const context = '/v1/shopping-context';

const setFault = (visitor: TestVisitor, fault: object, more: object = {}) =>
  visitor.send('POST', '/sandbox/faults', { call: 'context', fault, ...more });

/** A signed-in visitor whose shopping context has the fault. */
const aVisitorWith = async (fault: object): Promise<TestVisitor> => {
  const visitor = await aVisitorIn('signed-in');
  await setFault(visitor, fault);
  return visitor;
};

const statusesOf = async (visitor: TestVisitor, count: number) => {
  const statuses: number[] = [];
  for (let call = 0; call < count; call++) statuses.push((await visitor.call(context)).status);
  return statuses;
};

test('a fault with a count applies to that many calls, of all visitors', async () => {
  const visitor = await aVisitorIn('signed-in');
  await setFault(aVisitor(visitor.sandbox), { kind: 'status', status: 500 }, { times: 2 });

  expect(await statusesOf(visitor, 3)).toEqual([500, 500, 200]);
});

test('a fault without a count applies until it is cleared', async () => {
  const visitor = await aVisitorWith({ kind: 'status', status: 500 });
  expect(await statusesOf(visitor, 2)).toEqual([500, 500]);

  await visitor.call('/sandbox/faults', { method: 'DELETE' });

  expect(await statusesOf(visitor, 1)).toEqual([200]);
});

test('a fault of cancelling an amendment does not affect the trolley query', async () => {
  const visitor = await aVisitorIn('signed-in');
  await setFault(visitor, { kind: 'status', status: 502 }, { call: 'cancelAmend' });
  const ask = async (tag: string) =>
    (await visitor.send('POST', `/graph/live?tag=${tag}`, { query: '{ __typename }' })).status;

  expect([await ask('cancel-amend-order'), await ask('getTrolley')]).toEqual([502, 200]);
});

const token = (fault: object) => ({ call: 'token', fault });

test.each([
  [{ call: 'cart', fault: { kind: 'drop' } }, /^call: expected one of token, context, .*, got "cart"$/],
  [{ call: 'token' }, /^fault: expected an object, got nothing$/],
  [token({ kind: 'slow' }), /^fault.kind: expected one of status, delay, .*, got "slow"$/],
  [token({ kind: 'status' }), /^fault.status: expected a whole number from 200 to 599, got nothing$/],
  [{ call: 'token', fault: { kind: 'delay', ms: -5 } }, /^fault.ms: .*, got -5$/],
  [{ ...token({ kind: 'drop' }), times: 0 }, /^times: expected a whole number from 1 to 1000, got 0$/],
  [[], /^body: expected an object, got \[\]$/],
])('the fault order %j is refused with the field and the reason', async (order, message) => {
  const response = await aVisitor().send('POST', '/sandbox/faults', order);

  expect(response.status).toBe(400);
  expect((await response.json()).message).toMatch(message);
});
