import { describe, expect, it, vi } from 'vitest';
import type { OrderDetails } from '../shop/order.ts';
import { ShopError } from '../shop/ShopError.ts';
import { amountOf, createTrolley } from './createTrolley.ts';

const orderWith = (amounts: Record<string, number>) =>
  ({
    customerOrderId: '5001',
    lines: Object.entries(amounts).map(([lineNumber, amount]) => ({ lineNumber, amount })),
  }) as unknown as OrderDetails;

function aTrolley({ hasSession = true } = {}) {
  const amounts: Record<string, number> = { '111': 2 };
  const shop = {
    trolley: vi.fn(async () => orderWith(amounts)),
    setAmount: vi.fn(async (lineNumber: string, amount: number) => {
      amounts[lineNumber] = amount;
    }),
  };
  const announce = vi.fn();
  return { shop, announce, trolley: createTrolley({ shop, hasSession: () => hasSession, announce }) };
}

const refusal = (status: number) => new ShopError('PUT /items/111', { status, code: null });

describe('createTrolley', () => {
  it('shows what the service holds, so that a reload keeps the amounts', async () => {
    const { trolley } = aTrolley();

    await trolley.load();

    expect(amountOf(trolley.read(), '111')).toBe(2);
    expect(amountOf(trolley.read(), '112')).toBe(0);
  });

  it('asks once, however many parts of a page need it', async () => {
    const { trolley, shop } = aTrolley();

    trolley.loadOnce();
    trolley.loadOnce();

    expect(shop.trolley).toHaveBeenCalledTimes(1);
  });

  it('does not ask for the trolley of a visitor without a session', async () => {
    const { trolley, shop } = aTrolley({ hasSession: false });

    await trolley.load();

    expect(trolley.read().kind).toBe('signed-out');
    expect(shop.trolley).not.toHaveBeenCalled();
  });

  it('shows a chosen amount at once', () => {
    const { trolley } = aTrolley();

    void trolley.setAmount('112', 1);

    expect(amountOf(trolley.read(), '112')).toBe(1);
  });

  it('tells the header of the beginning and the end of each change', async () => {
    const { trolley, announce } = aTrolley();

    await Promise.all([trolley.setAmount('112', 1), trolley.setAmount('112', 2)]);

    expect(announce.mock.calls.flat()).toEqual([
      'started_trolley_update',
      'started_trolley_update',
      'finished_trolley_update',
      'finished_trolley_update',
    ]);
  });

  it('makes quick changes in their order and reads the trolley once, after the last', async () => {
    const { trolley, shop } = aTrolley();

    await Promise.all([1, 2, 3].map((amount) => trolley.setAmount('112', amount)));

    expect(shop.setAmount.mock.calls.map(([, amount]) => amount)).toEqual([1, 2, 3]);
    expect(shop.trolley).toHaveBeenCalledTimes(1);
    expect(amountOf(trolley.read(), '112')).toBe(3);
  });

  it('goes back to what the service holds when it refuses a change', async () => {
    const { trolley, shop, announce } = aTrolley();
    await trolley.load();
    shop.setAmount.mockRejectedValueOnce(refusal(503));

    await trolley.setAmount('111', 9);

    expect(trolley.read()).toMatchObject({ kind: 'ready', refused: true });
    expect(amountOf(trolley.read(), '111')).toBe(2);
    expect(announce).toHaveBeenLastCalledWith('finished_trolley_update');
  });

  it('knows a shopper who has been signed out since', async () => {
    const { trolley, shop } = aTrolley();
    shop.setAmount.mockRejectedValueOnce(refusal(401));
    shop.trolley.mockRejectedValueOnce(refusal(401));

    await trolley.setAmount('111', 3);

    expect(trolley.read().kind).toBe('signed-out');
  });

  it('drops the answer of a reading that a change has overtaken', async () => {
    const { trolley, shop } = aTrolley();
    const slow = Promise.withResolvers<OrderDetails>();
    shop.trolley.mockReturnValueOnce(slow.promise);

    const reading = trolley.load();
    const change = trolley.setAmount('111', 5);
    slow.resolve(orderWith({ '111': 2 }));
    await Promise.all([reading, change]);

    expect(amountOf(trolley.read(), '111')).toBe(5);
  });

  it('stays failed until the service answers again', async () => {
    const { trolley, shop } = aTrolley();
    shop.trolley.mockRejectedValueOnce(refusal(503));

    await trolley.load();
    expect(trolley.read().kind).toBe('failed');
    await trolley.load();

    expect(trolley.read().kind).toBe('ready');
  });
});
