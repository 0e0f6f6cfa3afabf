// @vitest-environment jsdom
import type { Order, OrderState } from '@grocer/shared-contracts';
import { anOrder } from '@grocer/shared-contracts/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import type { FindPlaced, PlaceOrderError, PlaceOrderResult } from '../../services/orders.ts';
import { orderAttempts } from '../../state/trolley/orderAttempts.ts';
import { placeOnce } from './placeOnce.ts';

afterEach(() => sessionStorage.clear());

const refused = (code: string): PlaceOrderError => ({ kind: 'refused', code, message: 'no' });
const minimumSpend = 'ORDER_ORCHESTRATION_042';
const timeout: PlaceOrderError = { kind: 'timeout', code: 'TIMEOUT', message: 'no answer within 45000 ms' };
const offline: PlaceOrderError = { kind: 'unknown', code: 'UNKNOWN_ERROR', message: 'no connection' };

interface ShopFaults {
  error?: PlaceOrderError;
  state?: OrderState;
}

/** A shop in which the first placement fails with `error`, and a lookup finds the order in `state`. */
function aShop({ error, state = 'AMENDING' }: ShopFaults = {}) {
  const calls: string[] = [];
  const answers = error ? [{ ok: false as const, error }] : [];
  const placeOrder = vi.fn(async (id: string, _findPlaced: FindPlaced): Promise<PlaceOrderResult> => {
    calls.push(`PATCH ${id}`);
    return answers.pop() ?? { ok: true, order: anOrder() };
  });
  const fetchOrder = vi.fn(async (id: string) => {
    calls.push(`GET ${id}`);
    return anOrder({ customerOrderState: state });
  });
  return { calls, placeOrder, fetchOrder, place: () => placeOnce({ placeOrder, fetchOrder }, '5001') };
}

test.each<[string, ShopFaults, secondPress: string[]]>([
  ['an order that was placed is looked up, not placed again', { state: 'PLACED' }, ['GET 5001']],
  ['after a timeout, too, it is looked up', { error: timeout, state: 'PLACED' }, ['GET 5001']],
  ['after a lost connection, too', { error: offline, state: 'PLACED' }, ['GET 5001']],
  ['after an unclear refusal, too', { error: refused('GATEWAY_TIMEOUT'), state: 'PLACED' }, ['GET 5001']],
  ['an order that is still open after a timeout is placed', { error: timeout }, ['GET 5001', 'PATCH 5001']],
  ['after a clear refusal the order is placed at once', { error: refused(minimumSpend) }, ['PATCH 5001']],
])('%s', async (_, faults, secondPress) => {
  const { place, calls } = aShop(faults);

  const first = await place();
  expect(first).toMatchObject(faults.error ? { ok: false, error: faults.error } : { ok: true });
  expect(calls).toEqual(['PATCH 5001']);

  expect(await place()).toMatchObject({ ok: true });
  expect(calls).toEqual(['PATCH 5001', ...secondPress]);
});

test.each<[message: string, () => Promise<Order>]>([
  ['offline', async () => Promise.reject(new Error('offline'))],
  ['Order 5001 is CANCELLED: it was not placed', async () => anOrder({ customerOrderState: 'CANCELLED' })],
  ['Order 5001 is UNKNOWN: it was not placed', async () => anOrder({ customerOrderState: 'UNKNOWN' })],
])('nothing is placed while the look-up of the order ends with "%s"', async (message, answer) => {
  const { place, placeOrder, fetchOrder } = aShop({ error: timeout });
  await place();
  fetchOrder.mockImplementation(answer);

  expect(await place()).toEqual({ ok: false, error: { kind: 'unknown', code: 'UNKNOWN_ERROR', message } });

  expect(placeOrder).toHaveBeenCalledOnce();
  expect(orderAttempts.unsettled()).toEqual(['5001']);
});

test.each<[OrderState, object | undefined]>([
  ['PLACED', { customerOrderState: 'PLACED' }],
  ['AMENDING', undefined],
  ['PENDING', undefined],
])('after a 401 an order that is %s counts as asked until the shop has answered', async (state, found) => {
  const { place, placeOrder } = aShop({ state });
  placeOrder.mockImplementationOnce(async (id, findPlaced) => {
    const order = await findPlaced(id);
    expect(order).toEqual(found && expect.objectContaining(found));
    expect(orderAttempts.unsettled()).toEqual(['5001']);
    return { ok: false, error: offline };
  });

  await place();

  expect(orderAttempts.unsettled()).toEqual(['5001']);
});

test.each(['{broken', 'null', '"asked"'])(
  'an attempt is remembered after a reload, and storage with %s counts as no attempt',
  async (unreadable) => {
    orderAttempts.set('5001', 'asked');
    const { place, placeOrder } = aShop({ state: 'PLACED' });
    await place();
    expect(placeOrder).not.toHaveBeenCalled();

    sessionStorage.setItem('grocer.placements.1', unreadable);
    await place();
    expect(placeOrder).toHaveBeenCalledOnce();
  },
);
