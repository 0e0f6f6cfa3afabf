import { expect, test } from 'vitest';
import { aVisitor, aVisitorIn } from '../testing/aVisitor.ts';

const seasonalMenu = '/content/menu/seasonal-menu/seasonal-menu-content/master';
const contentBody = { contentUrl: 'menu', customerId: '-1', customerSearchRequest: { queryParams: {} } };
const beacon = 'POST /mfe/common/api/v1/instantCheckoutTransactionComplete';
const notice = { customerOrderId: '5001', instantCheckoutTrolleyItems: [{ quantity: 1 }] };
const setItem = 'PUT /shop/v1/trolley/items';
const setMilk = `${setItem}/111`;
const book = 'POST /shop/v1/slot-reservations';
const banners = 'POST /adtech/banners';
const enter = 'POST /sandbox/scenario';
const delivery = (startDateTime: string, at?: object) => ({ service: 'delivery', startDateTime, ...at });
const toPlace = (place: object) => delivery('2026-03-06T19:00:00Z', place);

type Refused = [call: string, status: number, message: string, body?: object];

const refused = (scenario: string, rows: Refused[]) =>
  rows.map(([call, status, message, body]) => ({ scenario, call, status, message, body }));

const noToken = 'This call needs a live access token of a signed-in customer.';

test.each([
  ...refused('anonymous', [
    ['GET /v1/orders/5001', 401, noToken],
    ['GET /addresses/a1', 401, noToken],
    ['GET /slot-reservations?customerOrderId=5001', 401, noToken],
    ['GET /shop/v1/trolley', 401, noToken],
    [setMilk, 401, noToken, { amount: 1 }],
    ['POST /graph/live?tag=getTrolley', 401, noToken, { query: '{ __typename }' }],
    [beacon, 401, noToken, notice],
    ['GET /branches/9', 404, 'There is no branch 9.'],
    ['GET /images/nothing.svg', 404, 'There is no picture /images/nothing.svg.'],
    ['GET /shop/v1/products?category=1', 404, 'There is no category 1.'],
    ['PUT /content/menu/nothing', 404, 'There is no fragment menu/nothing.', contentBody],
    [
      `PUT ${seasonalMenu}`,
      400,
      'customerSearchRequest.queryParams: expected an object, got nothing',
      { ...contentBody, customerSearchRequest: {} },
    ],
    [banners, 400, 'type: expected one of mega-menu, got "footer"', { type: 'footer', categories: [] }],
    [banners, 400, 'categories: expected the ids of the open categories', { type: 'mega-menu' }],
    ['GET /taxonomy/v1/categories?shape=round', 400, 'shape: expected one of flat, tree, got "round"'],
    ['GET /taxonomy/v1/categories?depth=0', 400, 'depth: expected a whole number from 1 to 7, got 0'],
    ['GET /taxonomy/v1/categories?depth=8', 400, 'depth: expected a whole number from 1 to 7, got 8'],
    ['GET /taxonomy/v1/categories?depth=many', 400, 'depth: expected a whole number from 1 to 7, got null'],
    ['GET /shop/v1/slots?service=delivery&from=tomorrow', 400, 'from: expected a day like 2026-03-05'],
    ['POST /api/token/v1/log-in', 400, 'password: expected a non-empty text', { email: 'a', password: '' }],
    [enter, 400, 'name: expected one of anonymous, signed-in, support-user', { name: 'signedin' }],
    ['GET /v2/nothing', 404, 'The sandbox has no GET /v2/nothing.'],
    [enter, 413, 'body: expected at most 1048576 bytes', { name: 'x'.repeat(1024 * 1024) }],
  ]),
  ...refused('signed-in', [
    ['GET /v1/orders/1', 404, 'There is no order 1.'],
    ['GET /shop/v1/orders/9999', 404, 'There is no order 9999.'],
    ['GET /addresses/a9', 404, 'There is no address a9.'],
    ['GET /slot-reservations', 400, 'customerOrderId: expected the id of an order, got nothing'],
    ['GET /slot-reservations?customerOrderId=9', 404, 'There is no order 9.'],
    [`${setItem}/999999`, 404, 'No product has line number 999999.', { amount: 1 }],
    [setMilk, 400, 'amount: expected a number from 0 to 10000, got -1', { amount: -1 }],
    [setMilk, 400, 'amount: expected a number from 0 to 10000, got "two"', { amount: 'two' }],
    [setMilk, 400, 'amount: Grocer Semi Skimmed Milk 2 Pints is sold by the piece, got 1.5', { amount: 1.5 }],
    [book, 400, 'service: expected one of delivery, collection/groceries', { service: 'pigeon' }],
    [book, 400, 'startDateTime: expected a non-empty text, got nothing', { service: 'delivery' }],
    [book, 404, 'delivery has no slot at 2026-03-05T09:10:00Z.', delivery('2026-03-05T09:10:00Z')],
    [book, 409, 'The slot at 2026-03-03T09:00:00Z cannot be booked', delivery('2026-03-03T09:00:00Z')],
    [book, 400, 'addressId: there is no address a9', toPlace({ addressId: 'a9' })],
    [book, 400, 'branchId: there is no branch 9', toPlace({ branchId: '9' })],
    ['PATCH /v1/orders/5001/place', 400, 'event: expected one of PLACE, got nothing', {}],
  ]),
  ...refused('pass-active', [['GET /delivery-pass/v1/pass/status', 400, 'customer-id: expected 100001']]),
  ...refused('amending-slot-not-changeable', [
    ['DELETE /slot-reservations/r1', 409, 'The slot of order 5001 cannot be changed any more.'],
  ]),
  ...refused('instant-checkout', [
    [beacon, 400, 'instantCheckoutTrolleyItems[0].lineNumber: expected a non-empty text', notice],
  ]),
  ...refused('slot-error', [
    ['GET /slot-reservations?customerOrderId=5001', 503, 'The service behind slots is down'],
  ]),
  ...refused('taxonomy-error', [['GET /taxonomy/v1/categories', 503, 'The service behind taxonomy is down']]),
  ...refused('context-error', [['GET /v1/shopping-context', 503, 'The service behind context is down']]),
])('$scenario: $call is refused with $status $message', async ({ scenario, call, status, message, body }) => {
  const visitor = await aVisitorIn(scenario, { now: () => new Date('2026-03-03T10:00:00Z') });
  const [method = '', path = ''] = call.split(' ');

  const response = await (body ? visitor.send(method, path, body) : visitor.call(path, { method }));

  expect(response.status).toBe(status);
  expect((await response.json()).message).toContain(message);
});

test('a body that is not JSON is refused with a message that shows it', async () => {
  const response = await aVisitor().call('/sandbox/scenario', { method: 'POST', body: 'signed-in' });

  expect(response.status).toBe(400);
  expect((await response.json()).message).toBe('body: expected JSON, got "signed-in"');
});
