import { describe, expect, test } from 'vitest';
import { aVisitor, aVisitorIn, type TestVisitor } from '../../testing/aVisitor.ts';
import { placeFirstOrder, refusedWith, statusAndCode } from '../../testing/orderCalls.ts';
import { bookSlot } from '../../testing/slotCalls.ts';

const contextOf = (visitor: TestVisitor) => visitor.json('/v1/shopping-context');

describe('order', () => {
  test('an order is answered in the documented format', async () => {
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

  test('an unknown order is not found, and an anonymous visitor sees none', async () => {
    expect((await (await aVisitorIn('signed-in')).call('/v1/orders/1')).status).toBe(404);
    expect((await aVisitor().call('/v1/orders/5001')).status).toBe(401);
  });

  test('delivery is free with an active pass', async () => {
    const visitor = await aVisitorIn('pass-active', { now: () => new Date('2026-03-03T10:00:00Z') });
    await bookSlot(visitor, 'delivery', '2026-03-06');

    const order = await visitor.json('/v1/orders/5001');

    expect(order.totals.estimated.deliveryCharge.amount).toBe(0);
  });
});

describe('placing an order', () => {
  test('placing an order reserves its items and opens a new order', async () => {
    const visitor = await aVisitorIn('slot-booked');

    const placed = await (await placeFirstOrder(visitor)).json();

    expect(placed.customerOrderState).toBe('PLACED');
    expect(placed.orderLines[0]).toMatchObject({ quantity: { amount: 2 }, reservedQuantity: 2 });
    expect(await contextOf(visitor)).toMatchObject({
      customerOrderId: '5002',
      customerOrderState: 'PENDING',
    });
  });

  test('an order without a slot is refused with 017', async () => {
    expect(await statusAndCode(await placeFirstOrder(await aVisitorIn('signed-in')))).toEqual(
      refusedWith('017'),
    );
  });

  test('an order whose slot has expired is refused with 029', async () => {
    let now = new Date('2026-03-03T10:00:00Z');
    const visitor = await aVisitorIn('slot-booked', { now: () => now });
    now = new Date('2026-03-03T13:00:00Z');
    await visitor.fetchToken();

    expect(await statusAndCode(await placeFirstOrder(visitor))).toEqual(refusedWith('029'));
  });

  test('an order with unavailable items is refused with 041', async () => {
    expect(await statusAndCode(await placeFirstOrder(await aVisitorIn('conflicts')))).toEqual(
      refusedWith('041'),
    );
  });

  test('an order below the minimum spend is refused with 042', async () => {
    expect(await statusAndCode(await placeFirstOrder(await aVisitorIn('below-minimum-spend')))).toEqual(
      refusedWith('042'),
    );
  });

  test('an order of party food only in a slot for groceries and entertaining is refused with 043', async () => {
    const now = () => new Date('2026-03-03T10:00:00Z');
    const visitor = await aVisitorIn('entertaining-booked', { now });
    await bookSlot(visitor, 'collection/groceriesandentertaining', '2026-03-08');

    expect(await statusAndCode(await placeFirstOrder(visitor))).toEqual(refusedWith('043'));
  });

  test('an order after the cut-off of its slot is refused with 044', async () => {
    let now = new Date('2026-03-03T20:00:00Z');
    const visitor = await aVisitorIn('signed-in', { now: () => now });
    await bookSlot(visitor, 'delivery', '2026-03-04');
    now = new Date('2026-03-03T21:00:00Z');
    await visitor.fetchToken();

    expect(await statusAndCode(await placeFirstOrder(visitor))).toEqual(refusedWith('044'));
  });

  test('instant checkout of an order that is not amended is refused with 127', async () => {
    const visitor = await aVisitorIn('slot-booked');

    expect(await statusAndCode(await placeFirstOrder(visitor, { instantCheckout: true }))).toEqual(
      refusedWith('127'),
    );
  });

  test('placing an order twice is refused', async () => {
    const visitor = await aVisitorIn('slot-booked');
    await placeFirstOrder(visitor);

    expect(await statusAndCode(await placeFirstOrder(visitor))).toEqual({
      status: 409,
      code: 'ORDER_NOT_OPEN',
    });
  });

  test('any other error code can be set as a fault', async () => {
    const visitor = await aVisitorIn('instant-checkout');
    const body = { code: 'ORDER_ORCHESTRATION_091', message: 'The voucher has run out' };
    await visitor.send('POST', '/sandbox/faults', {
      call: 'placeOrder',
      fault: { kind: 'status', status: 422, body },
    });

    expect(await statusAndCode(await placeFirstOrder(visitor))).toEqual({
      status: 422,
      code: 'ORDER_ORCHESTRATION_091',
    });
  });
});
