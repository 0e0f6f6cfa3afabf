// @vitest-environment jsdom
import type { OrderState } from '@grocer/shared-contracts';
import { anOrder } from '@grocer/shared-contracts/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FindPlaced, PlaceOrderError, PlaceOrderResult } from '../../services/orders.ts';
import { orderAttempts } from '../../state/trolley/orderAttempts.ts';
import { placeOnce } from './placeOnce.ts';

afterEach(() => sessionStorage.clear());

const refused = (code: string): PlaceOrderError => ({ kind: 'refused', code, message: 'no' });
const timeout: PlaceOrderError = { kind: 'timeout', code: 'TIMEOUT', message: 'no answer within 45000 ms' };
const offline: PlaceOrderError = { kind: 'unknown', code: 'UNKNOWN_ERROR', message: 'no connection' };

/** A shop in which the first placement fails with `error`, and a lookup finds the order in `state`. */
function aShop({ error, state = 'AMENDING' }: { error?: PlaceOrderError; state?: OrderState } = {}) {
  const answers = error ? [{ ok: false as const, error }] : [];
  const placeOrder = vi.fn(
    async (_id: string, _findPlaced: FindPlaced): Promise<PlaceOrderResult> =>
      answers.pop() ?? { ok: true, order: anOrder() },
  );
  const fetchOrder = vi.fn(async () => anOrder({ customerOrderState: state }));
  return { placeOrder, fetchOrder, place: () => placeOnce({ placeOrder, fetchOrder }, '5001') };
}

describe('placeOnce', () => {
  test('the first attempt places the order without a lookup', async () => {
    const { place, placeOrder, fetchOrder } = aShop();

    expect(await place()).toMatchObject({ ok: true });

    expect(placeOrder).toHaveBeenCalledExactlyOnceWith('5001', expect.any(Function));
    expect(fetchOrder).not.toHaveBeenCalled();
  });

  test('an order that was placed is not placed again', async () => {
    const { place, placeOrder } = aShop({ state: 'PLACED' });
    await place();

    expect(await place()).toMatchObject({ ok: true });

    expect(placeOrder).toHaveBeenCalledOnce();
  });

  test.each([timeout, offline, refused('GATEWAY_TIMEOUT')])(
    'after $code the order is looked up, and not placed again if it was placed',
    async (error) => {
      const { place, placeOrder, fetchOrder } = aShop({ error, state: 'PLACED' });
      expect(await place()).toEqual({ ok: false, error });

      expect(await place()).toMatchObject({ ok: true });

      expect(placeOrder).toHaveBeenCalledOnce();
      expect(fetchOrder).toHaveBeenCalledExactlyOnceWith('5001');
    },
  );

  test('an order that is still open after a timeout is placed', async () => {
    const { place, placeOrder, fetchOrder } = aShop({ error: timeout });
    await place();

    expect(await place()).toMatchObject({ ok: true });

    expect(fetchOrder).toHaveBeenCalledOnce();
    expect(placeOrder).toHaveBeenCalledTimes(2);
  });

  test.each<[string, () => Promise<never> | Promise<ReturnType<typeof anOrder>>]>([
    ['the order cannot be looked up', async () => Promise.reject(new Error('offline'))],
    ['the order was cancelled', async () => anOrder({ customerOrderState: 'CANCELLED' })],
    ['the state of the order is unknown', async () => anOrder({ customerOrderState: 'UNKNOWN' })],
  ])('nothing is placed while %s', async (_, answer) => {
    const { place, placeOrder, fetchOrder } = aShop({ error: timeout });
    await place();
    fetchOrder.mockImplementation(answer);

    expect(await place()).toMatchObject({ ok: false, error: { code: 'UNKNOWN_ERROR' } });

    expect(placeOrder).toHaveBeenCalledOnce();
    expect(orderAttempts.unsettled()).toEqual(['5001']);
  });

  test('after a clear refusal the order is placed without a lookup', async () => {
    const { place, placeOrder, fetchOrder } = aShop({ error: refused('ORDER_ORCHESTRATION_042') });
    expect(await place()).toMatchObject({ ok: false });

    expect(await place()).toMatchObject({ ok: true });

    expect(fetchOrder).not.toHaveBeenCalled();
    expect(placeOrder).toHaveBeenCalledTimes(2);
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

  test('an attempt is remembered after a reload, and unreadable storage counts as no attempt', async () => {
    orderAttempts.set('5001', 'asked');
    const { place, placeOrder } = aShop({ state: 'PLACED' });
    await place();
    expect(placeOrder).not.toHaveBeenCalled();

    sessionStorage.setItem('grocer.placements.1', '{broken');
    await place();
    expect(placeOrder).toHaveBeenCalledOnce();
  });
});
