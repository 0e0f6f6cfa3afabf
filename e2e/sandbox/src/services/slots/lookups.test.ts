import { describe, expect, test } from 'vitest';
import { aVisitor, aVisitorIn } from '../../testing/aVisitor.ts';

describe('addresses', () => {
  test('an address is answered in the documented format', async () => {
    const visitor = await aVisitorIn('signed-in');

    expect(await visitor.json('/addresses/a1')).toEqual({
      id: 'a1',
      name: 'Home',
      line1: '1 High Street',
      line2: null,
      town: 'Bath',
      region: 'Somerset',
      postalCode: 'BA1 1AA',
    });
  });

  test('a customer sees only their own addresses', async () => {
    expect((await (await aVisitorIn('signed-in')).call('/addresses/a9')).status).toBe(404);
    expect((await aVisitor().call('/addresses/a1')).status).toBe(401);
  });
});

describe('branches', () => {
  test('branches need no login', async () => {
    expect(await aVisitor().json('/branches/753')).toMatchObject({ id: '753', name: 'Bath' });
    expect((await aVisitor().call('/branches/9')).status).toBe(404);
  });
});

describe('delivery pass', () => {
  test.each([
    ['signed-in', 'UNKNOWN'],
    ['pass-active', 'ACTIVE'],
    ['pass-available', 'AVAILABLE'],
  ])('in the scenario %s the delivery pass is %s', async (scenario, status) => {
    const visitor = await aVisitorIn(scenario);

    const answer = await visitor.json('/delivery-pass/v1/pass/status', {
      headers: { 'customer-id': '100001' },
    });

    expect(answer).toEqual({ data: { status } });
  });

  test('the delivery pass needs the customer id in a header', async () => {
    const response = await (await aVisitorIn('pass-active')).call('/delivery-pass/v1/pass/status');

    expect(response.status).toBe(400);
    expect((await response.json()).message).toBe('customer-id: expected 100001, got nothing');
  });
});

describe('search suggestions', () => {
  test('search suggestions need no login', async () => {
    const { terms } = await aVisitor().json('/term-suggest?term=milk');

    expect(terms.slice(0, 2)).toEqual(['milk', 'milk chocolate']);
    expect(await aVisitor().json('/term-suggest')).toEqual({ terms: [] });
  });
});

describe('beacon', () => {
  const notice = {
    customerOrderId: '5001',
    branchId: '753',
    deliveryChargeAmount: 3,
    slotType: 'DELIVERY',
    instantCheckoutTrolleyItems: [{ lineNumber: '111', totalPrice: 2.4, quantity: 2, quantityDelta: 1 }],
  };
  const path = '/mfe/common/api/v1/instantCheckoutTransactionComplete';

  test('the beacon needs a token and is answered without a body', async () => {
    const visitor = await aVisitorIn('instant-checkout');

    expect((await visitor.send('POST', path, notice)).status).toBe(204);
    expect((await aVisitor().send('POST', path, notice)).status).toBe(401);
  });

  test('a beacon with an item without a line number is refused with the name of the field', async () => {
    const visitor = await aVisitorIn('instant-checkout');

    const response = await visitor.send('POST', path, {
      ...notice,
      instantCheckoutTrolleyItems: [{ quantity: 1 }],
    });

    expect((await response.json()).message).toBe(
      'instantCheckoutTrolleyItems[0].lineNumber: expected a non-empty text, got nothing',
    );
  });
});

describe('outages', () => {
  test.each([
    ['slot-error', '/slot-reservations?customerOrderId=5001'],
    ['taxonomy-error', '/taxonomy/v1/categories'],
    ['context-error', '/v1/shopping-context'],
  ])('in the scenario %s the call %s answers 503', async (scenario, path) => {
    const response = await (await aVisitorIn(scenario)).call(path);

    expect(response.status).toBe(503);
    expect((await response.json()).code).toBe('SERVICE_UNAVAILABLE');
  });
});
