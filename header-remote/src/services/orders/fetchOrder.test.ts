import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchOrder } from './fetchOrder.ts';

const shop = aShop();
const timeoutMs = 5000;

describe('fetchOrder', () => {
  test('reads an order with its lines, slot and delivery charge', async () => {
    const backEnd = await shop.signedIn('slot-booked');

    const order = await fetchOrder({ ...backEnd, timeoutMs })('5001');

    expect(order).toMatchObject({
      customerOrderId: '5001',
      customerOrderState: 'PENDING',
      containsEntertainingLines: false,
      slots: [{ slotType: 'DELIVERY', startDateTime: '2026-03-05T09:00:00Z' }],
      totals: { estimated: { deliveryCharge: { amount: 3, currencyCode: 'GBP' } } },
    });
    expect(order.orderLines).toHaveLength(12);
    expect(shop.received).toMatchObject([
      {
        method: 'GET',
        path: '/v1/orders/5001',
        headers: { authorization: backEnd.authorization, breadcrumb: 'site-header' },
      },
    ]);
  });

  test("another customer's order is an error", async () => {
    const backEnd = await shop.signedIn('signed-in');

    await expect(fetchOrder({ ...backEnd, timeoutMs })('1')).rejects.toMatchObject({ status: 404 });
  });

  test.each(everyFault)('the service fault %o is thrown as %s', async (fault, name) => {
    await shop.fault('getOrder', fault);
    const backEnd = await shop.signedIn('slot-booked');

    await expect(fetchOrder({ ...backEnd, timeoutMs })('5001')).rejects.toMatchObject({ name });
  });

  test('the time-out of order calls is longer than that of other calls', async () => {
    await shop.fault('getOrder', { kind: 'delay', ms: 100 });
    const backEnd = await shop.signedIn('slot-booked', { timeoutMs: 50 });

    expect(await fetchOrder({ ...backEnd, timeoutMs })('5001')).toMatchObject({ customerOrderId: '5001' });
  });

  test('a call that takes too long ends with a time-out', async () => {
    await shop.fault('getOrder', late);
    const backEnd = await shop.signedIn('slot-booked');

    await expect(fetchOrder({ ...backEnd, timeoutMs: 50 })('5001')).rejects.toMatchObject({
      name: 'TimeoutError',
      message: `orders: no answer within 50 ms: GET ${shop.origin}/v1/orders/5001`,
    });
  });
});
