import { describe, expect, test } from 'vitest';
import { fetchShoppingContext } from '../shopping-context/fetchShoppingContext.ts';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { cancelAmend, cancelAmendMutation } from './cancelAmend.ts';

const shop = aShop();

describe('cancelAmend', () => {
  test('restores the order as it was placed', async () => {
    const backEnd = await shop.signedIn('amending');

    expect(await cancelAmend(backEnd)('5001')).toEqual({ ok: true });
    expect(shop.received).toMatchObject([
      {
        method: 'POST',
        path: '/graph/live?clientType=WEB_APP&tag=cancel-amend-order',
        headers: { authorization: backEnd.authorization, breadcrumb: 'site-header' },
      },
    ]);
    expect(shop.received[0]?.body).toEqual({
      query: cancelAmendMutation,
      variables: { customerOrderId: '5001' },
    });
    expect(await fetchShoppingContext(backEnd)()).toMatchObject({ customerOrderState: 'PENDING' });
  });

  test('cancelling the changes to an order that is not being amended is refused', async () => {
    expect(await cancelAmend(await shop.signedIn('signed-in'))('5001')).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        failures: [{ type: 'ORDER_NOT_AMENDING', message: expect.any(String) }],
      },
    });
  });

  test('a GraphQL error counts as a refusal', async () => {
    const body = { errors: [{ message: 'Internal error' }] };
    await shop.fault('cancelAmend', { kind: 'status', status: 200, body });

    expect(await cancelAmend(await shop.signedIn('amending'))('5001')).toEqual({
      ok: false,
      error: { kind: 'refused', failures: [{ message: 'Internal error', type: null }] },
    });
  });

  test.each(everyFault)(
    'the service fault %o is thrown as %s, and the mutation is sent once',
    async (fault, name) => {
      await shop.fault('cancelAmend', fault);

      await expect(cancelAmend(await shop.signedIn('amending'))('5001')).rejects.toMatchObject({ name });
      expect(shop.received).toHaveLength(1);
    },
  );

  test('a call that takes too long ends with a time-out', async () => {
    await shop.fault('cancelAmend', late);
    const backEnd = await shop.signedIn('amending', { timeoutMs: 50 });

    await expect(cancelAmend(backEnd)('5001')).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
