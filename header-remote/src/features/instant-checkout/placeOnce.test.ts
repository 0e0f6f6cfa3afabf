// @vitest-environment jsdom
import type { OrderState } from '@grocer/shared-contracts';
import { anOrder } from '@grocer/shared-contracts/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PlaceOrderError } from '../../services/orders/placeOrder.ts';
import { placements } from '../../state/placements.ts';
import { placeOnce } from './placeOnce.ts';

afterEach(() => sessionStorage.clear());

const refused = (code: string): PlaceOrderError => ({ kind: 'refused', code, message: 'no' });
const timeout: PlaceOrderError = { kind: 'timeout', code: 'TIMEOUT', message: 'no answer within 45000 ms' };
const offline: PlaceOrderError = { kind: 'unknown', code: 'UNKNOWN_ERROR', message: 'no connection' };

/** A shop that fails so at first, and in which the order is in that state. */
function aShop({ error, state = 'AMENDING' }: { error?: PlaceOrderError; state?: OrderState } = {}) {
  const answers = error ? [{ ok: false as const, error }] : [];
  const placeOrder = vi.fn(async () => answers.pop() ?? { ok: true as const, order: anOrder() });
  const fetchOrder = vi.fn(async () => anOrder({ customerOrderState: state }));
  return { placeOrder, fetchOrder, place: () => placeOnce({ placeOrder, fetchOrder }, '5001') };
}

describe('placeOnce', () => {
  test('asks nothing but to place the order, the first time', async () => {
    const { place, placeOrder, fetchOrder } = aShop();

    expect(await place()).toMatchObject({ ok: true });

    expect(placeOrder).toHaveBeenCalledExactlyOnceWith('5001');
    expect(fetchOrder).not.toHaveBeenCalled();
    expect(placements.of('5001')).toBe('placed');
  });

  test('an order that was placed is not placed again', async () => {
    const { place, placeOrder } = aShop({ state: 'PLACED' });
    await place();

    expect(await place()).toMatchObject({ ok: true });

    expect(placeOrder).toHaveBeenCalledOnce();
  });

  test.each([timeout, offline, refused('GATEWAY_TIMEOUT')])(
    'after $code the shop is asked first, and an order that was placed all the same is that',
    async (error) => {
      const { place, placeOrder, fetchOrder } = aShop({ error, state: 'PLACED' });
      expect(await place()).toEqual({ ok: false, error });

      expect(await place()).toMatchObject({ ok: true });

      expect(placeOrder).toHaveBeenCalledOnce();
      expect(fetchOrder).toHaveBeenCalledExactlyOnceWith('5001');
      expect(placements.unsettled()).toEqual([]);
    },
  );

  test('an order that is still open after all may be placed', async () => {
    const { place, placeOrder, fetchOrder } = aShop({ error: timeout });
    await place();

    expect(await place()).toMatchObject({ ok: true });

    expect(fetchOrder).toHaveBeenCalledOnce();
    expect(placeOrder).toHaveBeenCalledTimes(2);
  });

  test.each<[string, () => Promise<never> | Promise<ReturnType<typeof anOrder>>]>([
    ['the shop cannot be asked', async () => Promise.reject(new Error('offline'))],
    ['the order was cancelled', async () => anOrder({ customerOrderState: 'CANCELLED' })],
    ['its state is none that is known', async () => anOrder({ customerOrderState: 'UNKNOWN' })],
  ])('places nothing while %s', async (_, answer) => {
    const { place, placeOrder, fetchOrder } = aShop({ error: timeout });
    await place();
    fetchOrder.mockImplementation(answer);

    expect(await place()).toMatchObject({ ok: false, error: { code: 'UNKNOWN_ERROR' } });

    expect(placeOrder).toHaveBeenCalledOnce();
    expect(placements.unsettled()).toEqual(['5001']);
  });

  test('a clear no lets the shopper put it right and place it', async () => {
    const { place, placeOrder, fetchOrder } = aShop({ error: refused('ORDER_ORCHESTRATION_042') });
    expect(await place()).toMatchObject({ ok: false });

    expect(await place()).toMatchObject({ ok: true });

    expect(fetchOrder).not.toHaveBeenCalled();
    expect(placeOrder).toHaveBeenCalledTimes(2);
  });

  test('the mark outlives a reload, and one that cannot be read is none', async () => {
    placements.set('5001', 'asked');
    const { place, placeOrder } = aShop({ state: 'PLACED' });
    await place();
    expect(placeOrder).not.toHaveBeenCalled();

    sessionStorage.setItem('grocer.placements.1', '{broken');
    await place();
    expect(placeOrder).toHaveBeenCalledOnce();
  });
});
