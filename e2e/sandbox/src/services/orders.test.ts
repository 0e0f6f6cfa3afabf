import { describe, expect, test } from 'vitest';
import { aVisitor, aVisitorIn, type TestVisitor } from '../testing/aVisitor.ts';
import { cancelAmendMutation, trolleyQuery } from '../testing/trolleyQuery.ts';

const place = (visitor: TestVisitor, orderOptions?: object, id = '5001') =>
  visitor.send('PATCH', `/v1/orders/${id}/place`, { event: 'PLACE', ...(orderOptions && { orderOptions }) });

const codeOf = async (response: Response) => ({
  status: response.status,
  code: (await response.json()).code,
});

const refusedWith = (code: string) => ({ status: 409, code: `ORDER_ORCHESTRATION_${code}` });

const contextOf = (visitor: TestVisitor) => visitor.json('/v1/shopping-context');

const cancelAmend = (visitor: TestVisitor) =>
  visitor.graph(cancelAmendMutation, { customerOrderId: '5001' }, 'cancel-amend-order');

const amendedTrolley = async (visitor: TestVisitor) =>
  (await visitor.graph(trolleyQuery, { trolleyQueryOrderId: '5001', orderQueryOrderId: '5001' })).data;

describe('order', () => {
  test('is answered as the examples print it', async () => {
    const visitor = await aVisitorIn('slot-booked', { now: () => new Date('2026-03-03T10:00:00Z') });

    const order = await visitor.json('/v1/orders/5001');

    expect(order).toMatchObject({
      customerOrderId: '5001',
      customerOrderState: 'PENDING',
      containsEntertainingLines: false,
      slots: [
        { slotType: 'DELIVERY', startDateTime: '2026-03-05T09:00:00Z', endDateTime: '2026-03-05T10:00:00Z' },
      ],
      totals: { estimated: { deliveryCharge: { amount: 3, currencyCode: 'GBP' } } },
    });
    expect(order.orderLines[0]).toEqual({
      lineNumber: '111',
      price: { amount: 1.2, currencyCode: 'GBP' },
      quantity: { amount: 2, uom: 'C62' },
      reservedQuantity: 0,
    });
  });

  test('of nobody is not found, of a stranger is not shown', async () => {
    expect((await (await aVisitorIn('signed-in')).call('/v1/orders/1')).status).toBe(404);
    expect((await aVisitor().call('/v1/orders/5001')).status).toBe(401);
  });

  test('delivery is free with an active pass', async () => {
    const visitor = await aVisitorIn('pass-active', { now: () => new Date('2026-03-03T10:00:00Z') });
    const { slots } = await visitor.json('/shop/v1/slots?service=delivery&from=2026-03-06');
    await visitor.send(
      'POST',
      '/shop/v1/slot-reservations',
      slots.find((slot: { available: boolean }) => slot.available),
    );

    const order = await visitor.json('/v1/orders/5001');

    expect(order.totals.estimated.deliveryCharge.amount).toBe(0);
  });
});

describe('placing an order', () => {
  test('reserves its items and opens a new one', async () => {
    const visitor = await aVisitorIn('slot-booked');

    const placed = await (await place(visitor)).json();

    expect(placed.customerOrderState).toBe('PLACED');
    expect(placed.orderLines[0]).toMatchObject({ quantity: { amount: 2 }, reservedQuantity: 2 });
    expect(await contextOf(visitor)).toMatchObject({
      customerOrderId: '5002',
      customerOrderState: 'PENDING',
    });
  });

  test('without a slot is refused with 017', async () => {
    expect(await codeOf(await place(await aVisitorIn('signed-in')))).toEqual(refusedWith('017'));
  });

  test('with a slot that ran out is refused with 029', async () => {
    let now = new Date('2026-03-03T10:00:00Z');
    const visitor = await aVisitorIn('slot-booked', { now: () => now });
    now = new Date('2026-03-03T13:00:00Z');
    await visitor.fetchToken();

    expect(await codeOf(await place(visitor))).toEqual(refusedWith('029'));
  });

  test('with unavailable items is refused with 041', async () => {
    expect(await codeOf(await place(await aVisitorIn('conflicts')))).toEqual(refusedWith('041'));
  });

  test('below the minimum spend is refused with 042', async () => {
    expect(await codeOf(await place(await aVisitorIn('below-minimum-spend')))).toEqual(refusedWith('042'));
  });

  test('of party food alone in a slot for both is refused with 043', async () => {
    const now = () => new Date('2026-03-03T10:00:00Z');
    const visitor = await aVisitorIn('entertaining-booked', { now });
    const { slots } = await visitor.json(
      '/shop/v1/slots?service=collection/groceriesandentertaining&from=2026-03-08',
    );
    await visitor.send(
      'POST',
      '/shop/v1/slot-reservations',
      slots.find((slot: { available: boolean }) => slot.available),
    );

    expect(await codeOf(await place(visitor))).toEqual(refusedWith('043'));
  });

  test('after the cut-off of its slot is refused with 044', async () => {
    let now = new Date('2026-03-03T20:00:00Z');
    const visitor = await aVisitorIn('signed-in', { now: () => now });
    const { slots } = await visitor.json('/shop/v1/slots?service=delivery&from=2026-03-04');
    await visitor.send(
      'POST',
      '/shop/v1/slot-reservations',
      slots.find((slot: { available: boolean }) => slot.available),
    );
    now = new Date('2026-03-03T21:00:00Z');
    await visitor.fetchToken();

    expect(await codeOf(await place(visitor))).toEqual(refusedWith('044'));
  });

  test('instantly without amending is refused with 127', async () => {
    const visitor = await aVisitorIn('slot-booked');

    expect(await codeOf(await place(visitor, { instantCheckout: true }))).toEqual(refusedWith('127'));
  });

  test('twice is refused', async () => {
    const visitor = await aVisitorIn('slot-booked');
    await place(visitor);

    expect(await codeOf(await place(visitor))).toEqual({ status: 409, code: 'ORDER_NOT_OPEN' });
  });

  test('any other code is set as a fault', async () => {
    const visitor = await aVisitorIn('instant-checkout');
    const body = { code: 'ORDER_ORCHESTRATION_091', message: 'The voucher has run out' };
    await visitor.send('POST', '/sandbox/faults', {
      call: 'placeOrder',
      fault: { kind: 'status', status: 422, body },
    });

    expect(await codeOf(await place(visitor))).toEqual({ status: 422, code: 'ORDER_ORCHESTRATION_091' });
  });
});

describe('amending an order', () => {
  test('shows it in the trolley, to be changed', async () => {
    const visitor = await aVisitorIn('slot-booked');
    await place(visitor);

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

  test('cancelled, gives back the order as it was placed', async () => {
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

  test('placed again by instant checkout, keeps the changes', async () => {
    const visitor = await aVisitorIn('instant-checkout');

    const placed = await (await place(visitor, { instantCheckout: true })).json();

    expect(placed.customerOrderState).toBe('PLACED');
    expect(placed.orderLines).toHaveLength(14);
    expect((await cancelAmend(visitor)).data.cancelAmendOrder.failures).toMatchObject([
      { type: 'ORDER_NOT_AMENDING' },
    ]);
  });

  test('instant checkout without a saved card is refused with 127', async () => {
    const visitor = await aVisitorIn('amending');

    expect((await amendedTrolley(visitor)).getTrolley.instantCheckout).toBe('NO_SAVED_CARD');
    expect(await codeOf(await place(visitor, { instantCheckout: true }))).toEqual(refusedWith('127'));
  });

  test('with a new slot that is gone: 058, and the placed one after cancelling it', async () => {
    let now = new Date('2026-03-03T20:00:00Z');
    const visitor = await aVisitorIn('instant-checkout', { now: () => now });
    const { slots } = await visitor.json('/shop/v1/slots?service=delivery&from=2026-03-04');
    await visitor.send(
      'POST',
      '/shop/v1/slot-reservations',
      slots.find((slot: { available: boolean }) => slot.available),
    );
    now = new Date('2026-03-03T21:00:00Z');
    await visitor.fetchToken();
    expect(await codeOf(await place(visitor, { instantCheckout: true }))).toEqual(refusedWith('058'));

    await visitor.call('/slot-reservations/r2', { method: 'DELETE' });

    expect((await place(visitor, { instantCheckout: true })).status).toBe(200);
  });

  test('is refused while another one is being amended', async () => {
    const visitor = await aVisitorIn('amending');

    const response = await visitor.call('/shop/v1/orders/4008/amend', { method: 'POST' });

    expect(await codeOf(response)).toEqual({ status: 409, code: 'ORDER_NOT_AMENDABLE' });
  });

  test('is refused for an order that is not placed, or too late', async () => {
    let now = new Date('2026-03-03T20:00:00Z');
    const visitor = await aVisitorIn('signed-in', { now: () => now });
    const amend = (id: string) => visitor.call(`/shop/v1/orders/${id}/amend`, { method: 'POST' });

    expect(await codeOf(await amend('4001'))).toEqual({ status: 409, code: 'ORDER_NOT_AMENDABLE' });
    expect(await codeOf(await amend('1'))).toEqual({ status: 404, code: 'ORDER_NOT_FOUND' });
    now = new Date('2026-03-08T09:00:00Z');
    await visitor.fetchToken();
    expect(await codeOf(await amend('4008'))).toEqual({ status: 409, code: 'ORDER_NOT_AMENDABLE' });
  });
});

describe('my orders', () => {
  test('are listed, the newest first', async () => {
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
