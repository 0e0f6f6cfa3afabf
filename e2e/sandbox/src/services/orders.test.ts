import { describe, expect, test } from 'vitest';
import {
  aVisitorIn,
  cancelAmendMutation,
  refusedWith,
  statusAndCode,
  type TestVisitor,
  trolleyQuery,
} from '../testing/aVisitor.ts';

const contextOf = (visitor: TestVisitor) => visitor.json('/v1/shopping-context');

const nextOrder = { customerOrderId: '5002', customerOrderState: 'PENDING' };

describe('order', () => {
  const now = () => new Date('2026-03-03T10:00:00Z');

  test('delivery is free with an active pass', async () => {
    const visitor = await aVisitorIn('pass-active', { now });
    await visitor.bookSlot('delivery', '2026-03-06');

    const order = await visitor.json('/v1/orders/5001');

    expect(order.totals.estimated.deliveryCharge.amount).toBe(0);
  });
});

describe('placing an order', () => {
  test('placing an order reserves its items and opens a new order', async () => {
    const visitor = await aVisitorIn('slot-booked');

    const placed = await (await visitor.placeOrder()).json();

    expect(placed.customerOrderState).toBe('PLACED');
    expect(placed.orderLines[0]).toMatchObject({ quantity: { amount: 2 }, reservedQuantity: 2 });
    expect(await contextOf(visitor)).toMatchObject(nextOrder);
    expect(await statusAndCode(await visitor.placeOrder())).toEqual({ status: 409, code: 'ORDER_NOT_OPEN' });
  });

  type Order = { instantCheckout?: true; slot?: [service: string, from: string]; hoursLater?: number };
  const mixed: Order['slot'] = ['collection/groceriesandentertaining', '2026-03-08'];

  test.each<[scenario: string, code: string, because: string, order: Order]>([
    ['signed-in', '017', 'it has no slot', {}],
    ['slot-booked', '029', 'its slot has expired', { hoursLater: 3 }],
    ['conflicts', '041', 'it has unavailable items', {}],
    ['below-minimum-spend', '042', 'it is below the minimum spend', {}],
    ['entertaining-booked', '043', 'it has only party food in a slot for more', { slot: mixed }],
    ['signed-in', '044', 'its cut-off has passed', { slot: ['delivery', '2026-03-04'], hoursLater: 1 }],
    ['slot-booked', '127', 'it is not amended', { instantCheckout: true }],
    ['amending', '127', 'it has no saved card', { instantCheckout: true }],
  ])('in %s an order is refused with %s, because %s', async (scenario, code, _because, order) => {
    let now = new Date('2026-03-03T20:00:00Z');
    const { instantCheckout, slot, hoursLater = 0 } = order;
    const visitor = await aVisitorIn(scenario, { now: () => now });
    if (slot) await visitor.bookSlot(...slot);
    now = new Date(now.getTime() + hoursLater * 60 * 60_000);
    await visitor.fetchToken();

    expect(await statusAndCode(await visitor.placeOrder({ instantCheckout }))).toEqual(refusedWith(code));
  });
});

describe('amending an order', () => {
  const cancelAmend = async (visitor: TestVisitor) =>
    (await visitor.graph(cancelAmendMutation, { customerOrderId: '5001' }, 'cancel-amend-order')).data
      .cancelAmendOrder;

  const amendedTrolley = async (visitor: TestVisitor) =>
    (await visitor.graph(trolleyQuery, { trolleyQueryOrderId: '5001', orderQueryOrderId: '5001' })).data;

  const amend = (visitor: TestVisitor, id: string) =>
    visitor.call(`/shop/v1/orders/${id}/amend`, { method: 'POST' });

  const notAmendable = { status: 409, code: 'ORDER_NOT_AMENDABLE' };

  test('an amended order is the trolley and can be changed', async () => {
    const visitor = await aVisitorIn('slot-booked');
    await visitor.placeOrder();

    expect((await amend(visitor, '5001')).status).toBe(200);

    expect(await contextOf(visitor)).toMatchObject({
      customerOrderId: '5001',
      customerOrderState: 'AMENDING',
    });
    const { getTrolley, getOrder } = await amendedTrolley(visitor);
    expect(getTrolley).toMatchObject({ instantCheckout: 'ALLOWED', slotChangeable: true });
    expect(getTrolley.trolley).toMatchObject({ amendingOrder: true, orderId: '5001' });
    expect(getOrder).toEqual({ containsEntertainingLines: false });
  });

  test('without a saved card the trolley does not allow instant checkout', async () => {
    const { getTrolley } = await amendedTrolley(await aVisitorIn('amending'));

    expect(getTrolley.instantCheckout).toBe('NO_SAVED_CARD');
  });

  test('cancelling an amendment restores the order as it was placed', async () => {
    const visitor = await aVisitorIn('amending');
    await visitor.send('PUT', '/shop/v1/trolley/items/111', { amount: 9 });

    expect(await cancelAmend(visitor)).toEqual({ failures: null });

    const order = await visitor.json('/v1/orders/5001');
    expect(order.customerOrderState).toBe('PLACED');
    expect(order.orderLines).toHaveLength(12);
    expect(order.orderLines[0].quantity.amount).toBe(2);
    expect(await contextOf(visitor)).toMatchObject(nextOrder);
  });

  test('placing an amended order by instant checkout keeps the changes', async () => {
    const visitor = await aVisitorIn('instant-checkout');

    const placed = await (await visitor.placeOrder({ instantCheckout: true })).json();

    expect(placed.customerOrderState).toBe('PLACED');
    expect(placed.orderLines).toHaveLength(14);
    expect((await cancelAmend(visitor)).failures).toEqual([
      { type: 'ORDER_NOT_AMENDING', message: 'Order 5001 is not being amended.' },
    ]);
  });

  test('a new slot after its cut-off is refused with 058, and without it the order has its placed slot', async () => {
    const visitor = await aVisitorIn('new-slot-gone');
    expect(await statusAndCode(await visitor.placeOrder({ instantCheckout: true }))).toEqual(
      refusedWith('058'),
    );

    await visitor.call('/slot-reservations/r2', { method: 'DELETE' });

    expect(await visitor.reservations()).toMatchObject([{ id: 'r1', status: 'RESERVED' }]);
    const placed = await visitor.placeOrder({ instantCheckout: true });
    expect(await placed.json()).toMatchObject({ customerOrderState: 'PLACED' });
  });

  test('amending is refused while another order is amended, if the order is not placed, and after its cut-off', async () => {
    expect(await statusAndCode(await amend(await aVisitorIn('amending'), '4008'))).toEqual(notAmendable);

    let now = new Date('2026-03-03T20:00:00Z');
    const visitor = await aVisitorIn('signed-in', { now: () => now });
    expect(await statusAndCode(await amend(visitor, '4001'))).toEqual(notAmendable);
    expect(await statusAndCode(await amend(visitor, '1'))).toEqual({ status: 404, code: 'ORDER_NOT_FOUND' });
    now = new Date('2026-03-08T09:00:00Z');
    await visitor.fetchToken();
    expect(await statusAndCode(await amend(visitor, '4008'))).toEqual(notAmendable);
  });

  test('orders are listed with the newest first', async () => {
    const { orders } = await (await aVisitorIn('amending')).json('/shop/v1/orders');

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
