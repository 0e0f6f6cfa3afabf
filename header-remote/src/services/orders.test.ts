import { anInstantCheckoutBeacon } from '@grocer/shared-contracts/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HttpCall } from '../platform/http/createHttp.ts';
import { HttpError } from '../platform/http/errors.ts';
import { cancelAmend, cancelAmendMutation, placeOrder, sendInstantCheckoutBeacon } from './orders.ts';
import { fetchShoppingContext } from './shopper.ts';
import { aShop, everyFault } from './testing/aShop.ts';

const shop = aShop();
const { logger } = shop;

afterEach(() => vi.restoreAllMocks());

describe('placeOrder', () => {
  const placeIt = async (scenario: 'instant-checkout' | 'slot-booked' = 'instant-checkout') =>
    placeOrder({ ...(await shop.signedIn(scenario)), timeoutMs: 5000 })('5001', async () => undefined);
  const unknown = { ok: false, error: { kind: 'unknown', code: 'UNKNOWN_ERROR' } };

  test('places the amended order by instant checkout', async () => {
    expect(await placeIt()).toMatchObject({
      ok: true,
      order: { customerOrderId: '5001', customerOrderState: 'PLACED' },
    });
    expect(shop.received).toMatchObject([
      {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: { event: 'PLACE', orderOptions: { instantCheckout: true } },
      },
    ]);
  });

  test("a refusal has the shop's error code", async () => {
    expect(await placeIt('slot-booked')).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        code: 'ORDER_ORCHESTRATION_127',
        message: 'Instant checkout is for amended orders with a saved card',
      },
    });
  });

  const code = 'ORDER_ORCHESTRATION_091';

  test.each([
    [422, { code }],
    [200, { failures: [{ type: code }] }],
  ])('reads the error code of an answer with status %i and body %j', async (status, body) => {
    await shop.fault('placeOrder', { kind: 'status', status, body });

    expect(await placeIt()).toMatchObject({ ok: false, error: { kind: 'refused', code } });
  });

  // Only the header's own timeout gives TIMEOUT, not a 504 of the gateway.
  test.each([
    [502, { code: 91 }],
    [504, 'Gateway Timeout'],
  ])('an answer with status %i and body %j has no code: UNKNOWN_ERROR', async (status, body) => {
    await shop.fault('placeOrder', { kind: 'status', status, body });

    const message = `orders: answered ${status}: PATCH ${shop.origin}/v1/orders/5001/place`;
    expect(await placeIt()).toEqual({ ok: false, error: { ...unknown.error, message } });
  });

  test.each(everyFault.slice(1))(
    'the service fault %o gives UNKNOWN_ERROR, and the order is sent once',
    async (fault) => {
      await shop.fault('placeOrder', fault);

      expect(await placeIt()).toMatchObject(unknown);
      expect(shop.received).toHaveLength(1);
    },
  );

  test('after a 401 a code in the answer of the failed lookup is not a refusal of the order', async () => {
    const body = { code: 'ORDER_ORCHESTRATION_042' };
    const failure = new HttpError({ service: 'orders', method: 'GET', url: '/' }, { status: 500, body });
    const http = { send: async (call: HttpCall) => call.beforeRepeat?.() };

    const place = placeOrder({ base: '', http, timeoutMs: 5000 });

    expect(await place('5001', () => Promise.reject(failure))).toMatchObject(unknown);
  });
});

describe('sendInstantCheckoutBeacon', () => {
  const expectLogged = (message: string) =>
    vi.waitFor(() => expect(shop.logged).toMatchObject([{ message }]));

  test('the request outlives the page, because it has keepalive', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');

    sendInstantCheckoutBeacon({ ...shop.anonymous(), logger })(anInstantCheckoutBeacon());

    await vi.waitFor(() => expect(fetch.mock.lastCall?.[0]).toMatchObject({ keepalive: true }));
    await expectLogged(expect.stringContaining('answered 401'));
  });

  test('a failure is logged and has no other effect', async () => {
    await shop.fault('beacon', { kind: 'status', status: 503 });
    const backEnd = await shop.signedIn('instant-checkout');

    expect(sendInstantCheckoutBeacon({ ...backEnd, logger })(anInstantCheckoutBeacon())).toBeUndefined();

    const address = `${shop.origin}/mfe/common/api/v1/instantCheckoutTransactionComplete`;
    await expectLogged(`Failed to send the instant checkout beacon: beacon: answered 503: POST ${address}`);
    expect(shop.received).toHaveLength(1);
  });
});

describe('cancelAmend', () => {
  test('restores the order as it was placed', async () => {
    const backEnd = await shop.signedIn('amending');

    expect(await cancelAmend(backEnd)('5001')).toEqual({ ok: true });
    expect(shop.received).toMatchObject([
      {
        path: '/graph/live?clientType=WEB_APP&tag=cancel-amend-order',
        body: { query: cancelAmendMutation, variables: { customerOrderId: '5001' } },
      },
    ]);
    expect(await fetchShoppingContext(backEnd)()).toMatchObject({ customerOrderState: 'PENDING' });
  });

  test('cancelling the changes to an order that is not being amended is refused', async () => {
    expect(await cancelAmend(await shop.signedIn('signed-in'))('5001')).toEqual({
      ok: false,
      error: { kind: 'refused', failures: [{ type: 'ORDER_NOT_AMENDING', message: expect.any(String) }] },
    });
  });
});
