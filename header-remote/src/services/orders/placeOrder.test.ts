import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { placeOrder } from './placeOrder.ts';

const shop = aShop();
const timeoutMs = 5000;

const place = async () => placeOrder({ ...(await shop.signedIn('instant-checkout')), timeoutMs })('5001');

describe('placeOrder', () => {
  test('places the amended order by instant checkout', async () => {
    const backEnd = await shop.signedIn('instant-checkout');

    const result = await placeOrder({ ...backEnd, timeoutMs })('5001');

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

  test("a refusal says why, in the shop's own code", async () => {
    const backEnd = await shop.signedIn('slot-booked');

    expect(await placeOrder({ ...backEnd, timeoutMs })('5001')).toEqual({
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
  ])('finds the code in an answer of %i %j', async (status, body) => {
    await shop.fault('placeOrder', { kind: 'status', status, body });

    expect(await place()).toMatchObject({
      ok: false,
      error: { kind: 'refused', code: 'ORDER_ORCHESTRATION_091' },
    });
  });

  test.each(['Bad Gateway', {}, { code: 91 }, null])(
    'an error without a code, %j, is an unknown one',
    async (body) => {
      await shop.fault('placeOrder', { kind: 'status', status: 502, body });

      expect(await place()).toEqual({
        ok: false,
        error: {
          kind: 'unknown',
          code: 'UNKNOWN_ERROR',
          message: `orders: answered 502: PATCH ${shop.origin}/v1/orders/5001/place`,
        },
      });
    },
  );

  test.each(everyFault.slice(1))('%o is an unknown error, asked once', async (fault) => {
    await shop.fault('placeOrder', fault);

    expect(await place()).toMatchObject({ ok: false, error: { kind: 'unknown', code: 'UNKNOWN_ERROR' } });
    expect(shop.received).toHaveLength(1);
  });

  test('no answer in time is a TIMEOUT', async () => {
    await shop.fault('placeOrder', late);
    const backEnd = await shop.signedIn('instant-checkout');

    expect(await placeOrder({ ...backEnd, timeoutMs: 50 })('5001')).toMatchObject({
      ok: false,
      error: { kind: 'timeout', code: 'TIMEOUT' },
    });
    expect(shop.received).toHaveLength(1);
  });

  test('a gateway that gave up waiting is no timeout of ours', async () => {
    await shop.fault('placeOrder', { kind: 'status', status: 504, body: 'Gateway Timeout' });

    expect(await place()).toMatchObject({ ok: false, error: { code: 'UNKNOWN_ERROR' } });
  });
});
