import { describe, expect, test } from 'vitest';
import { aVisitorIn, type TestVisitor } from '../../testing/aVisitor.ts';
import { placeFirstOrder, refusedWith, statusAndCode } from '../../testing/orderCalls.ts';
import { bookSlot } from '../../testing/slotCalls.ts';
import { cancelAmendMutation, trolleyQuery } from '../../testing/trolleyQuery.ts';

const contextOf = (visitor: TestVisitor) => visitor.json('/v1/shopping-context');

const cancelAmend = (visitor: TestVisitor) =>
  visitor.graph(cancelAmendMutation, { customerOrderId: '5001' }, 'cancel-amend-order');

const amendedTrolley = async (visitor: TestVisitor) =>
  (await visitor.graph(trolleyQuery, { trolleyQueryOrderId: '5001', orderQueryOrderId: '5001' })).data;

describe('amending an order', () => {
  test('an amended order is the trolley and can be changed', async () => {
    const visitor = await aVisitorIn('slot-booked');
    await placeFirstOrder(visitor);

    expect((await visitor.call('/shop/v1/orders/5001/amend', { method: 'POST' })).status).toBe(200);

    expect(await contextOf(visitor)).toMatchObject({
      customerOrderId: '5001',
      customerOrderState: 'AMENDING',
    });
    const { getTrolley, getOrder } = await amendedTrolley(visitor);
    expect(getTrolley).toMatchObject({ instantCheckout: 'ALLOWED', slotChangeable: true });
    expect(getTrolley.trolley).toMatchObject({ amendingOrder: true, orderId: '5001' });
    expect(getOrder).toEqual({ containsEntertainingLines: false });
  });

  test('cancelling an amendment restores the order as it was placed', async () => {
    const visitor = await aVisitorIn('amending');
    await visitor.send('PUT', '/shop/v1/trolley/items/111', { amount: 9 });

    expect((await cancelAmend(visitor)).data.cancelAmendOrder).toEqual({ failures: null });

    const order = await visitor.json('/v1/orders/5001');
    expect(order.customerOrderState).toBe('PLACED');
    expect(order.orderLines).toHaveLength(12);
    expect(order.orderLines[0].quantity.amount).toBe(2);
    expect(await contextOf(visitor)).toMatchObject({
      customerOrderId: '5002',
      customerOrderState: 'PENDING',
    });
  });

  test('placing an amended order by instant checkout keeps the changes', async () => {
    const visitor = await aVisitorIn('instant-checkout');

    const placed = await (await placeFirstOrder(visitor, { instantCheckout: true })).json();

    expect(placed.customerOrderState).toBe('PLACED');
    expect(placed.orderLines).toHaveLength(14);
    expect((await cancelAmend(visitor)).data.cancelAmendOrder.failures).toMatchObject([
      { type: 'ORDER_NOT_AMENDING' },
    ]);
  });

  test('instant checkout without a saved card is refused with 127', async () => {
    const visitor = await aVisitorIn('amending');

    expect((await amendedTrolley(visitor)).getTrolley.instantCheckout).toBe('NO_SAVED_CARD');
    expect(await statusAndCode(await placeFirstOrder(visitor, { instantCheckout: true }))).toEqual(
      refusedWith('127'),
    );
  });

  test('an expired new slot is refused with 058, and after cancelling it the order keeps the placed slot', async () => {
    let now = new Date('2026-03-03T20:00:00Z');
    const visitor = await aVisitorIn('instant-checkout', { now: () => now });
    await bookSlot(visitor, 'delivery', '2026-03-04');
    now = new Date('2026-03-03T21:00:00Z');
    await visitor.fetchToken();
    expect(await statusAndCode(await placeFirstOrder(visitor, { instantCheckout: true }))).toEqual(
      refusedWith('058'),
    );

    await visitor.call('/slot-reservations/r2', { method: 'DELETE' });

    expect((await placeFirstOrder(visitor, { instantCheckout: true })).status).toBe(200);
  });

  test('amending an order is refused while another one is being amended', async () => {
    const visitor = await aVisitorIn('amending');

    const response = await visitor.call('/shop/v1/orders/4008/amend', { method: 'POST' });

    expect(await statusAndCode(response)).toEqual({ status: 409, code: 'ORDER_NOT_AMENDABLE' });
  });

  test('amending is refused for an order that is not placed or whose cut-off has passed', async () => {
    let now = new Date('2026-03-03T20:00:00Z');
    const visitor = await aVisitorIn('signed-in', { now: () => now });
    const amend = (id: string) => visitor.call(`/shop/v1/orders/${id}/amend`, { method: 'POST' });

    expect(await statusAndCode(await amend('4001'))).toEqual({ status: 409, code: 'ORDER_NOT_AMENDABLE' });
    expect(await statusAndCode(await amend('1'))).toEqual({ status: 404, code: 'ORDER_NOT_FOUND' });
    now = new Date('2026-03-08T09:00:00Z');
    await visitor.fetchToken();
    expect(await statusAndCode(await amend('4008'))).toEqual({ status: 409, code: 'ORDER_NOT_AMENDABLE' });
  });
});

describe('my orders', () => {
  test('orders are listed with the newest first', async () => {
    const visitor = await aVisitorIn('amending');

    const { orders } = await visitor.json('/shop/v1/orders');

    expect(orders.map((order: { customerOrderState: string }) => order.customerOrderState)).toEqual([
      'PENDING',
      'AMENDING',
      'PLACED',
      'PAYMENT_FAILED',
      'FULFIL',
      'PICKED',
      'PAID',
      'REFUND_PENDING',
      'CANCELLED',
      'COMPLETED',
    ]);
    expect(orders[1]).toMatchObject({ customerOrderId: '5001', items: 14, total: { currencyCode: 'GBP' } });
  });
});
