import { anInstantCheckoutBeacon } from '@grocer/shared-contracts/fixtures';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aShop } from '../testing/aShop.ts';
import { sendInstantCheckoutBeacon } from './sendInstantCheckoutBeacon.ts';

const shop = aShop();
const { logger } = shop;

afterEach(() => vi.restoreAllMocks());

const expectLogged = (message: string) => vi.waitFor(() => expect(shop.logged).toMatchObject([{ message }]));

describe('sendInstantCheckoutBeacon', () => {
  test('sends the site the placed order and its items', async () => {
    const backEnd = await shop.signedIn('instant-checkout');

    sendInstantCheckoutBeacon({ ...backEnd, logger })(anInstantCheckoutBeacon());

    await vi.waitFor(() => expect(shop.received).toHaveLength(1));
    expect(shop.received).toMatchObject([
      {
        method: 'POST',
        path: '/mfe/common/api/v1/instantCheckoutTransactionComplete',
        headers: { authorization: backEnd.authorization, breadcrumb: 'site-header' },
        body: {
          customerOrderId: '5001',
          branchId: '753',
          deliveryChargeAmount: 3,
          slotType: 'DELIVERY',
          instantCheckoutTrolleyItems: [
            {
              lineNumber: '111',
              totalPrice: { amount: 2.4, currencyCode: 'GBP' },
              quantity: 2,
              quantityDelta: 1,
            },
          ],
        },
      },
    ]);
  });

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
