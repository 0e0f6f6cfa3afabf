import {
  addressSchema,
  branchSchema,
  getTrolleyAnswerSchema,
  parseContract,
  slotReservationsSchema,
  taxonomySchema,
} from '@grocer/shared-contracts';
import { describe, expect, test } from 'vitest';
import { secondCatalogue } from '../data/catalogue.ts';
import { aVisitor, aVisitorIn, trolleyQuery } from '../testing/aVisitor.ts';

const summer = { now: () => new Date('2026-07-01T10:00:00Z') };
const taxonomy = '/taxonomy/v1/categories?roots=10051,10052&shape=flat';

describe('the second shop', () => {
  test('its taxonomy is another one, nested and with ids as numbers, and the contract reads it', async () => {
    const answer = await (await aVisitorIn('second-shop')).json(taxonomy);

    expect(answer.categories[0]).toMatchObject({ id: 10051, name: 'Groceries', url: 'groceries' });
    const { categories } = parseContract(taxonomySchema, answer, 'taxonomy');
    expect(categories.map(({ name }) => name)).toEqual(expect.arrayContaining(['Greengrocer', 'Catering']));
    expect(categories.find(({ name }) => name === 'Bakehouse')?.categoryIds).toHaveLength(2);
  });

  test('its trolley has no order id, and the shopping context has', async () => {
    const visitor = await aVisitorIn('second-shop-instant-checkout');
    const { customerOrderId } = await visitor.json('/v1/shopping-context');

    const variables = { trolleyQueryOrderId: customerOrderId, orderQueryOrderId: customerOrderId };
    const answer = await visitor.graph(trolleyQuery, variables);

    expect(customerOrderId).toBe('5001');
    expect(parseContract(getTrolleyAnswerSchema, answer, 'trolley').trolley?.orderId).toBeNull();
  });

  test('its addresses and branches are sparse, and the contract reads them', async () => {
    const visitor = await aVisitorIn('second-shop-slot-booked');
    const missing = { id: null, line2: null, region: null };

    const address = await visitor.json('/addresses/a1');
    const branch = await visitor.json('/branches/753');

    expect(parseContract(addressSchema, address, 'addresses')).toEqual({ ...address, ...missing });
    expect(parseContract(branchSchema, branch, 'branches')).toEqual({
      id: null,
      name: 'Bath',
      contactDetails: { address1: null, city: null, postcode: null },
    });
  });

  test('the times of its reservations have an offset without a colon, or none', async () => {
    const visitor = await aVisitorIn('second-shop-slot-booked', summer);

    const [reservation] = await visitor.json('/slot-reservations?customerOrderId=5001');

    expect(reservation).toMatchObject({
      startDateTime: '2026-07-03T09:00:00+0100',
      endDateTime: '2026-07-03T10:00:00',
      amendOrderCutoffDateTime: '20260702T210000+0100',
    });
    expect(parseContract(slotReservationsSchema, [reservation], 'slots')).toEqual([reservation]);
  });

  test('every category has products', async () => {
    const visitor = await aVisitorIn('second-shop');
    for (const { path } of secondCatalogue.categories) {
      const { total, category } = await visitor.json(`/shop/v1/products?category=${path.join('/')}`);
      expect(total, path.join('/')).toBeGreaterThan(0);
      expect(category.path).toEqual(path);
    }
  });

  test('a visitor who signs in or registers stays in the second shop', async () => {
    const visitor = await aVisitorIn('second-shop');

    await visitor.send('POST', '/api/token/v1/log-in', { email: 'a@b.example', password: 'x' });
    expect((await visitor.json(taxonomy)).categories[0].id).toBe(10051);
    await visitor.call('/api/token/v1/auth?redirect_uri=http%3A%2F%2Flocalhost%3A4000%2F');

    expect((await visitor.json(taxonomy)).categories[0].id).toBe(10051);
    expect((await aVisitor().json(taxonomy)).categories[0].id).toBe('10051');
  });
});
