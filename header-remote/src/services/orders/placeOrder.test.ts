import { describe, expect, test } from 'vitest';
import type { HttpCall } from '../../platform/http/createHttp.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { placeOrder } from './placeOrder.ts';

const shop = aShop();
const timeoutMs = 5000;
const stillOpen = async () => undefined;

const placeIt = async () =>
  placeOrder({ ...(await shop.signedIn('instant-checkout')), timeoutMs })('5001', stillOpen);

describe('placeOrder', () => {
  test('places the amended order by instant checkout', async () => {
    const backEnd = await shop.signedIn('instant-checkout');

    const result = await placeOrder({ ...backEnd, timeoutMs })('5001', stillOpen);

    expect(result).toMatchObject({
      ok: true,
      order: { customerOrderId: '5001', customerOrderState: 'PLACED' },
    });
    expect(shop.received).toMatchObject([
      {
        method: 'PATCH',
        path: '/v1/orders/5001/place',
        headers: {
          authorization: backEnd.authorization,
          breadcrumb: 'site-header',
          'content-type': 'application/json',
        },
        body: { event: 'PLACE', orderOptions: { instantCheckout: true } },
      },
    ]);
  });

  test("a refusal has the shop's error code", async () => {
    const backEnd = await shop.signedIn('slot-booked');

    expect(await placeOrder({ ...backEnd, timeoutMs })('5001', stillOpen)).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        code: 'ORDER_ORCHESTRATION_127',
        message: 'Instant checkout is for amended orders with a saved card',
      },
    });
  });

  test.each([
    [422, { code: 'ORDER_ORCHESTRATION_091' }],
    [409, { errors: [{ code: 'ORDER_ORCHESTRATION_091' }] }],
    [500, { failures: [{ type: 'ORDER_ORCHESTRATION_091' }] }],
    [200, { failures: [{ type: 'ORDER_ORCHESTRATION_091' }] }],
  ])('reads the error code of an answer with status %i and body %j', async (status, body) => {
    await shop.fault('placeOrder', { kind: 'status', status, body });

    expect(await placeIt()).toMatchObject({
      ok: false,
      error: { kind: 'refused', code: 'ORDER_ORCHESTRATION_091' },
    });
  });

  test.each(['Bad Gateway', {}, { code: 91 }, null])(
    'an error answer without a code, %j, gives UNKNOWN_ERROR',
    async (body) => {
      await shop.fault('placeOrder', { kind: 'status', status: 502, body });

      expect(await placeIt()).toEqual({
        ok: false,
        error: {
          kind: 'unknown',
          code: 'UNKNOWN_ERROR',
          message: `orders: answered 502: PATCH ${shop.origin}/v1/orders/5001/place`,
        },
      });
    },
  );

  test.each(everyFault.slice(1))(
    'the service fault %o gives UNKNOWN_ERROR, and the order is sent once',
    async (fault) => {
      await shop.fault('placeOrder', fault);

      expect(await placeIt()).toMatchObject({ ok: false, error: { kind: 'unknown', code: 'UNKNOWN_ERROR' } });
      expect(shop.received).toHaveLength(1);
    },
  );

  test('an order that takes too long gives TIMEOUT', async () => {
    await shop.fault('placeOrder', late);
    const backEnd = await shop.signedIn('instant-checkout');

    expect(await placeOrder({ ...backEnd, timeoutMs: 50 })('5001', stillOpen)).toMatchObject({
      ok: false,
      error: { kind: 'timeout', code: 'TIMEOUT' },
    });
    expect(shop.received).toHaveLength(1);
  });

  test('a 504 of the gateway gives UNKNOWN_ERROR, because only the header’s own limit gives TIMEOUT', async () => {
    await shop.fault('placeOrder', { kind: 'status', status: 504, body: 'Gateway Timeout' });

    expect(await placeIt()).toMatchObject({ ok: false, error: { code: 'UNKNOWN_ERROR' } });
  });

  test('after a 401 a code in the answer of the failed lookup is not a refusal of the order', async () => {
    const body = { code: 'ORDER_ORCHESTRATION_042' };
    const failure = new HttpError({ service: 'orders', method: 'GET', url: '/' }, { status: 500, body });
    const http = { send: async (call: HttpCall) => call.beforeRepeat?.() };

    const place = placeOrder({ base: '', http, timeoutMs });

    expect(await place('5001', () => Promise.reject(failure))).toMatchObject({
      ok: false,
      error: { kind: 'unknown', code: 'UNKNOWN_ERROR' },
    });
  });
});
