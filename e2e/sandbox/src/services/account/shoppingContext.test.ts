import { describe, expect, test } from 'vitest';
import { aVisitor, aVisitorIn } from '../../testing/aVisitor.ts';

describe('shopping context', () => {
  test('a signed-in customer has an open order', async () => {
    const visitor = await aVisitorIn('signed-in');

    expect(await visitor.json('/v1/shopping-context')).toEqual({
      customerId: '100001',
      customerOrderId: '5001',
      customerOrderState: 'PENDING',
      defaultBranchId: '753',
    });
  });

  test.each([undefined, 'Bearer unauthenticated', 'Bearer made-up', 'unauthenticated'])(
    'the authorization %s is refused',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };

      expect((await aVisitor().call('/v1/shopping-context', { headers })).status).toBe(401);
    },
  );

  test('the cookie alone does not sign a visitor in', async () => {
    const visitor = await aVisitorIn('signed-in');

    const response = await visitor.call('/v1/shopping-context', {
      headers: { authorization: 'Bearer unauthenticated' },
    });

    expect(response.status).toBe(401);
  });

  test('the token alone signs a visitor in', async () => {
    const visitor = await aVisitorIn('signed-in');
    visitor.cookies.clear();

    expect((await visitor.call('/v1/shopping-context')).status).toBe(200);
  });
});
