import { describe, expect, it, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  type Address,
  addressSchema,
  branchSchema,
  cancelAmendOrderAnswerSchema,
  deliveryPassSchema,
  emptyShoppingContext,
  errorAnswerSchema,
  getTrolleyAnswerSchema,
  getTrolleyVariablesSchema,
  headerSlotSchema,
  instantCheckoutBeaconSchema,
  multiSearchListSchema,
  orderSchema,
  parseContract,
  placeOrderBody,
  placeOrderBodySchema,
  shoppingContextSchema,
  slotReservationsSchema,
  taxonomySchema,
  termSuggestSchema,
  tokenLifetimeSchema,
  tokenSchema,
  trolleySchema,
} from '../schemas.ts';
import {
  aDeliveryPass,
  aFailure,
  anAddress,
  anInstantCheckoutBeacon,
  anOrder,
  aSlotReservation,
  aTaxonomy,
  aToken,
  aTrolley,
  aTrolleyAnswer,
  aTrolleyItem,
  cancelAmendOrderAnswerBody,
  noHeaderSlot,
  pounds,
  trolleyAnswerBody,
} from './shop.fixtures.ts';

const readBy =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (input: unknown): z.output<Schema> =>
    parseContract(schema, input, 'answer');

// Variants that are read unchanged. `schemas.test.ts` tests each fixture without changes.
test.each<[schema: z.ZodMiniType, fixture: unknown]>([
  [addressSchema, anAddress({ name: null, line2: 'Flat 2' })],
  [deliveryPassSchema, aDeliveryPass('AVAILABLE')],
  [deliveryPassSchema, aDeliveryPass('UNKNOWN')],
  [getTrolleyVariablesSchema, { trolleyQueryOrderId: '5001', orderQueryOrderId: null }],
  [headerSlotSchema, noHeaderSlot()],
  [headerSlotSchema, noHeaderSlot({ error: true })],
  [instantCheckoutBeaconSchema, anInstantCheckoutBeacon()],
  [instantCheckoutBeaconSchema, anInstantCheckoutBeacon({ branchId: null, deliveryChargeAmount: null })],
  [multiSearchListSchema, ['milk', 'eggs', 'milk']],
  [orderSchema, anOrder({ customerOrderState: 'AMENDING', orderLines: [], slots: [] })],
  [placeOrderBodySchema, placeOrderBody],
  [slotReservationsSchema, []],
  [slotReservationsSchema, [aSlotReservation({ slotType: 'GROCERY_COLLECTION', addressId: null })]],
  [slotReservationsSchema, [aSlotReservation({ status: 'UNCONFIRMED' })]],
  // An unreadable date is returned as received.
  [slotReservationsSchema, [aSlotReservation({ startDateTime: 'soon' })]],
  [taxonomySchema, { categories: [] }],
  [trolleySchema, aTrolley({ amendingOrder: true, trolleyItems: [] })],
])('a fixture is returned unchanged: %#', (schema, fixture) => {
  expect(readBy(schema)(fixture)).toEqual(fixture);
});

describe('account', () => {
  const readToken = readBy(tokenSchema);
  const readContext = readBy(shoppingContextSchema);

  it.each([{}, { data: null }, { data: {} }, { data: { status: 'PAUSED' } }, { data: { status: 1 } }])(
    'reads the delivery pass UNKNOWN from %j',
    (answer) => {
      expect(readBy(deliveryPassSchema)(answer).data.status).toBe('UNKNOWN');
    },
  );

  it('reads an empty shopping context, numeric ids and an unknown order state', () => {
    expect(readContext({})).toEqual(emptyShoppingContext);
    expect(readContext({ customerId: 100001, customerOrderId: 5001, defaultBranchId: 753 })).toEqual({
      customerId: '100001',
      customerOrderId: '5001',
      customerOrderState: null,
      defaultBranchId: '753',
    });
    expect(readContext({ customerOrderState: 'SUBSTITUTED' }).customerOrderState).toBe('UNKNOWN');
  });

  it('assumes that no support user is signed on for the customer, and reads a numeric customer id', () => {
    const { isSignedOnAsCustomer: _, ...token } = aToken();

    expect(readToken({ ...token, customerId: 100001 })).toEqual(aToken());
  });

  it.each(['900', null, undefined, 0, -900, Number.NaN, 3_600_000])(
    'reads the lifetime %s, which is no number of seconds, as unknown',
    (expiresIn) => {
      expect(readToken({ ...aToken(), expiresIn })).toEqual({ ...aToken(), expiresIn: null });
      expect(() => readBy(tokenLifetimeSchema)({ expiresIn })).toThrow('at expiresIn');
    },
  );
});

describe('taxonomy', () => {
  const read = (categories: unknown) => readBy(taxonomySchema)({ categories }).categories;

  it('reads a tree as the same list of categories', () => {
    const bread = { id: 10061, name: 'Bread', url: 'bread' };
    const bakery = { id: 10060, name: 'Bakery', url: 'bakery', childCategories: [bread] };
    const groceries = {
      id: 10051,
      name: 'Groceries',
      url: 'groceries',
      megaMenuBanner: 'menu/banners/groceries',
      childCategories: [bakery],
    };
    const entertaining = { id: 10052, name: 'Entertaining', url: 'entertaining' };

    expect(read([groceries, entertaining])).toEqual(aTaxonomy().categories);
  });

  it.each([
    [
      'the title that a category gives to the seasonal menu',
      { name: 'Easter', seasonalMenuTitle: 'Easter at the shop' },
      { name: 'Easter', seasonalMenuTitle: 'Easter at the shop' },
    ],
    ['numeric child ids as text', { categoryIds: [2, '3'] }, { id: '1', categoryIds: ['2', '3'] }],
    [
      'an unreadable optional field as missing',
      { url: 7, banner: {}, iconName: '', additionalClasses: ' bold  red' },
      { url: null, banner: null, iconName: null, additionalClasses: ['bold', 'red'], categoryIds: [] },
    ],
  ])('reads %s', (_what, fields, expected) => {
    expect(read([{ id: 1, name: 'A', ...fields }])).toMatchObject([expected]);
  });

  it('drops a category without an id or a name, together with its nested children', () => {
    const withoutId = { name: 'Lost', childCategories: [{ id: 3, name: 'Also lost' }] };
    const children = [withoutId, { id: 2, name: 'B' }, { id: 5, name: 'C' }];

    expect(
      read([
        { id: 1, name: 'A', childCategories: children },
        { id: 4, name: ' ' },
      ]),
    ).toEqual([
      expect.objectContaining({ id: '1', categoryIds: ['2', '5'] }),
      expect.objectContaining({ id: '2', categoryIds: [] }),
      expect.objectContaining({ id: '5' }),
    ]);
  });

  it('takes the first of two categories with the same id', () => {
    const twins = read([
      { id: 1, name: 'First' },
      { id: '1', name: 'Second' },
    ]);

    expect(twins.map(({ name }) => name)).toEqual(['First']);
  });

  it('reads a tree that is 20,000 levels deep', () => {
    let root: object = { id: 0, name: 'Leaf' };
    for (let level = 1; level <= 20_000; level += 1)
      root = { id: level, name: 'Branch', childCategories: [root] };

    expect(read([root])).toHaveLength(20_001);
  });
});

it('reads suggested terms in both forms, and drops unreadable and duplicate ones', () => {
  const read = readBy(termSuggestSchema);
  const terms = ['milk', { term: 'oat milk' }, 7, null, { term: 7 }, '', ' ', 'milk', { term: 'milk' }];

  expect(read({ terms })).toEqual({ terms: ['milk', 'oat milk'] });
  expect(read({ terms: { 0: 'milk' } })).toEqual({ terms: [] });
  expect(read({})).toEqual({ terms: [] });
});

describe('slots', () => {
  const readBranch = readBy(branchSchema);
  const readSlots = readBy(slotReservationsSchema);

  it.each(Object.keys(anAddress()))('reads an address without %s, missing or null', (part) => {
    const { [part as keyof Address]: _part, ...others } = anAddress();

    expect(readBy(addressSchema)(others)).toEqual({ ...others, [part]: null });
    expect(readBy(addressSchema)({ ...others, [part]: null })).toEqual({ ...others, [part]: null });
  });

  it('reads an address whose id, which is not shown, cannot be read', () => {
    expect(readBy(addressSchema)({ ...anAddress(), id: {} })).toEqual(anAddress({ id: null }));
  });

  it('reads a branch of which any part is missing or null', () => {
    const contactDetails = { address1: null, city: null, postcode: null };

    const unnamed = { id: null, name: null, contactDetails };

    expect(readBranch({ id: 753, name: 'Bath' })).toEqual({ id: '753', name: 'Bath', contactDetails });
    expect(readBranch({ name: null, contactDetails: null })).toEqual(unnamed);
    expect(readBranch({ contactDetails: { city: 'Bath', postcode: null } })).toEqual({
      ...unnamed,
      contactDetails: { ...contactDetails, city: 'Bath' },
    });
  });

  it('reads an unknown status as UNKNOWN and an unknown slot type as UNDEFINED', () => {
    expect(readSlots([{ id: 7, status: 'HELD', slotType: 'LOCKER_COLLECTION' }])).toMatchObject([
      { id: '7', status: 'UNKNOWN', slotType: 'UNDEFINED', startDateTime: null },
    ]);
  });

  it('reads a reservation whose address or branch has no readable id, and drops one that has none itself', () => {
    expect(readSlots([{ status: 'RESERVED' }, aSlotReservation({ addressId: '', branchId: '' })])).toEqual([
      aSlotReservation({ addressId: null, branchId: null }),
    ]);
  });
});

describe('orders', () => {
  const readOrder = readBy(orderSchema);
  const readError = readBy(errorAnswerSchema);

  it('requires only the order id, and drops an order line without a line number', () => {
    const [line] = anOrder().orderLines;

    expect(readOrder({ customerOrderId: 5001, orderLines: [{ price: null }, line] })).toEqual({
      customerOrderId: '5001',
      customerOrderState: 'UNKNOWN',
      containsEntertainingLines: false,
      orderLines: [line],
      slots: [],
      totals: { estimated: { deliveryCharge: null } },
    });
  });

  it('reads every order state, and an unknown one as UNKNOWN', () => {
    const states =
      'AMENDING CANCELLED COMPLETED FULFIL PAID PAYMENT_FAILED PENDING PICKED PLACED REFUND_PENDING'.split(
        ' ',
      );
    const read = (state: string) => readOrder({ ...anOrder(), customerOrderState: state }).customerOrderState;

    expect([...states, 'LOST'].map(read)).toEqual([...states, 'UNKNOWN']);
  });

  it('takes the code from code, else from the first error, else from the type of the first failure', () => {
    const errors = [{ code: 'B', message: 'second best' }, { code: 'D' }];
    const failures = [{ type: 'C', message: 'third best' }];

    expect(readError({ code: 'A', errors, failures }).code).toBe('A');
    expect(readError({ code: null, errors, failures })).toEqual({ code: 'B', message: 'second best' });
    expect(readError({ code: '', errors: [{ message: 'no code' }], failures }).code).toBe('C');
    expect(readError({ errors: [], failures })).toEqual({ code: 'C', message: 'third best' });
  });

  const codeless = [null, undefined, 'Bad Gateway', 502, [], {}, { code: 42 }, { errors: 'many' }];

  it.each([...codeless, { errors: [null] }])('finds no code in %j', (body) => {
    expect(readError(body)).toEqual({ code: null, message: null });
  });

  it('places an order with the documented JSON', () => {
    expect(JSON.stringify(placeOrderBody)).toBe('{"event":"PLACE","orderOptions":{"instantCheckout":true}}');
  });
});

describe('trolley', () => {
  const read = readBy(trolleySchema);
  const readAnswer = readBy(getTrolleyAnswerSchema);
  const readCancelled = readBy(cancelAmendOrderAnswerSchema);

  it('reads a trolley without fields as an empty trolley', () => {
    const empty = {
      orderId: null,
      amendingOrder: false,
      trolleyItems: [],
      trolleyTotals: {
        minimumSpendThresholdMet: true,
        itemTotalEstimatedCost: null,
        totalEstimatedCost: null,
        collectionMinimumOrderValue: null,
        deliveryMinimumOrderValue: null,
        trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 0 },
      },
    };

    expect(read({})).toEqual(empty);
    expect(read({ orderId: null, amendingOrder: null, trolleyItems: null, trolleyTotals: null })).toEqual(
      empty,
    );
  });

  it.each([
    ['trolleyItemCounts', { noConflicts: 3 }, { hardConflicts: 0, softConflicts: 0, noConflicts: 3 }],
    ['totalEstimatedCost', { amount: '84.20', currencyCode: 'GBP' }, null],
    ['totalEstimatedCost', { amount: 84.2 }, pounds(84.2)],
  ] as const)('reads %s %j as %j', (field, value, expected) => {
    expect(read({ trolleyTotals: { [field]: value } }).trolleyTotals[field]).toEqual(expected);
  });

  it('drops an unreadable trolley item and keeps the others', () => {
    const items = [aTrolleyItem({ lineNumber: '1' }), { quantity: 'two' }, aTrolleyItem({ lineNumber: '2' })];

    expect(read({ trolleyItems: items }).trolleyItems.map((item) => item.lineNumber)).toEqual(['1', '2']);
  });

  it('reads numeric ids as text and an unknown unit of measure as UNKNOWN', () => {
    const item = { productId: 7, quantity: { amount: 1, uom: 'LTR' } };

    expect(read({ orderId: 5001, trolleyItems: [item] })).toMatchObject({
      orderId: '5001',
      trolleyItems: [{ productId: '7', quantity: { amount: 1, uom: 'UNKNOWN' } }],
    });
  });

  it('unwraps every fixture from its GraphQL envelope', () => {
    const answers = [
      aTrolleyAnswer(),
      aTrolleyAnswer({ instantCheckout: 'ALLOWED', order: { containsEntertainingLines: true } }),
      aTrolleyAnswer({ trolley: null, failures: [aFailure()] }),
    ];

    for (const answer of answers) expect(readAnswer(trolleyAnswerBody(answer))).toEqual(answer);
    for (const failures of [[], [aFailure()]])
      expect(readCancelled(cancelAmendOrderAnswerBody({ failures }))).toEqual({ failures });
  });

  it.each([
    [{ slotChangeable: null }, { slotChangeable: true }],
    [{}, { slotChangeable: true, instantCheckout: 'UNKNOWN' }],
    [{ slotChangeable: false }, { slotChangeable: false }],
    [{ instantCheckout: 'CARD_EXPIRED' }, { instantCheckout: 'UNKNOWN' }],
  ])('reads the answer %j as %j', (getTrolley, answer) => {
    expect(readAnswer({ data: { getTrolley } })).toMatchObject(answer);
  });

  it('reads GraphQL errors as failures, and keeps the trolley if only the order failed', () => {
    const errors = [{ message: 'Order not found', path: ['getTrolley'] }];
    const failures = [{ message: 'Order not found', type: null }];
    const trolley = expect.objectContaining({ trolleyItems: [] });

    expect(readAnswer({ data: null, errors })).toMatchObject({ trolley: null, failures });
    expect(readAnswer({ data: { getTrolley: { trolley: {} }, getOrder: null }, errors })).toMatchObject({
      trolley,
      failures,
    });
    for (const data of [undefined, { cancelAmendOrder: null }])
      expect(readCancelled({ data, errors })).toEqual({ failures });
  });
});

const { branchId: _, ...withoutBranch } = anInstantCheckoutBeacon();
const variables = { trolleyQueryOrderId: '5001', orderQueryOrderId: null };

test.each<[message: string, schema: z.ZodMiniType, input: unknown]>([
  ['answer: expected string at line2, got number', addressSchema, { line1: '1 High Street', line2: 2 }],
  ['expected string at name, got number', branchSchema, { name: 753 }],
  ['expected cancelAmendOrder or errors', cancelAmendOrderAnswerSchema, { data: { cancelAmendOrder: null } }],
  ['expected data or errors at the top, got object', cancelAmendOrderAnswerSchema, { ok: true }],
  ['at branchId, got nothing', instantCheckoutBeaconSchema, withoutBranch],
  ['no further keys', instantCheckoutBeaconSchema, { ...anInstantCheckoutBeacon(), customerId: '1' }],
  ['expected string at [1], got number', multiSearchListSchema, ['milk', 7]],
  ['at customerOrderId, got nothing', orderSchema, { customerOrderState: 'PLACED' }],
  ['expected no further keys', placeOrderBodySchema, { ...placeOrderBody, now: true }],
  ['expected one of "PLACE" at event', placeOrderBodySchema, { ...placeOrderBody, event: 'CANCEL' }],
  ['expected string or number at [0].id, got nothing', slotReservationsSchema, [{ status: 'RESERVED' }]],
  ['expected array at the top, got null', slotReservationsSchema, null],
  ['expected array at categories, got nothing', taxonomySchema, {}],
  ['at categories[0].id, got nothing', taxonomySchema, { categories: [{ name: 'A' }] }],
  ['expected at least 1 (string) at accessToken', tokenSchema, { ...aToken(), accessToken: '' }],
  ['at customerId, got null', tokenSchema, { ...aToken(), customerId: null }],
  ['expected boolean at amendingOrder, got string', trolleySchema, { amendingOrder: 'yes' }],
  ['expected data or errors at the top, got object', getTrolleyAnswerSchema, {}],
  ['expected data or errors', getTrolleyAnswerSchema, { data: null, errors: [] }],
  ['no further keys', getTrolleyVariablesSchema, { ...variables, more: 1 }],
  [
    'expected boolean at data.getTrolley.trolley.amendingOrder, got number',
    getTrolleyAnswerSchema,
    { data: { getTrolley: { trolley: { amendingOrder: 1 } } } },
  ],
])('rejects what a page would show wrongly: %s', (message, schema, input) => {
  expect(() => readBy(schema)(input)).toThrow(message);
  // No message has a personal value.
  expect(() => readBy(schema)(input)).not.toThrow('High Street');
});
