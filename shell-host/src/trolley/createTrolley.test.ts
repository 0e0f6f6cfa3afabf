import { describe, expect, it, vi } from 'vitest';
import { ShopError } from '../shop/createCall.ts';
import type { OrderDetails } from '../shop/types.ts';
import { amountInTrolley, createTrolley } from './createTrolley.ts';

const orderWith = (amounts: Record<string, number>) =>
  ({
    customerOrderId: '5001',
    lines: Object.entries(amounts).map(([lineNumber, amount]) => ({ lineNumber, amount })),
  }) as unknown as OrderDetails;

const milk = { lineNumber: '111', name: 'Milk' };
const bread = { lineNumber: '112', name: 'Bread' };

function aTrolley({ hasSession = true } = {}) {
  const amounts: Record<string, number> = { '111': 2 };
  const shop = {
    trolley: vi.fn(async () => orderWith(amounts)),
    setAmount: vi.fn(async (lineNumber: string, amount: number) => {
      amounts[lineNumber] = amount;
    }),
  };
  const emit = vi.fn();
  return { shop, emit, trolley: createTrolley({ shop, hasSession: () => hasSession, emit }) };
}

const refusal = (status: number) => new ShopError('PUT /items/111', { status, code: null });

describe('createTrolley', () => {
  it('the trolley is read once for all parts of a page, and not for a visitor without a session', async () => {
    const { trolley, shop } = aTrolley();
    const guest = aTrolley({ hasSession: false });

    trolley.loadOnce();
    trolley.loadOnce();
    await guest.trolley.load();

    expect(shop.trolley).toHaveBeenCalledTimes(1);
    expect(guest.trolley.read().kind).toBe('signed-out');
    expect(guest.shop.trolley).not.toHaveBeenCalled();
  });

  it('a new amount shows at once', () => {
    const { trolley } = aTrolley();

    void trolley.setAmount(bread, 1);

    expect(amountInTrolley(trolley.read(), '112')).toBe(1);
  });

  it('quick changes are sent in their order, each with its events, and the trolley is read once after the last', async () => {
    const { trolley, shop, emit } = aTrolley();

    await Promise.all([1, 2, 3].map((amount) => trolley.setAmount(bread, amount)));

    expect(shop.setAmount.mock.calls.map(([, amount]) => amount)).toEqual([1, 2, 3]);
    expect(emit.mock.calls.map(([event]) => event)).toEqual([
      ...Array(3).fill('started_trolley_update'),
      ...Array(3).fill('finished_trolley_update'),
    ]);
    expect(shop.trolley).toHaveBeenCalledTimes(1);
    expect(amountInTrolley(trolley.read(), '112')).toBe(3);
  });

  it('a refused change restores the amount of the service', async () => {
    const { trolley, shop, emit } = aTrolley();
    await trolley.load();
    shop.setAmount.mockRejectedValueOnce(refusal(503));

    await trolley.setAmount(milk, 9);

    expect(trolley.read()).toMatchObject({ kind: 'ready', refused: true });
    expect(amountInTrolley(trolley.read(), '111')).toBe(2);
    expect(emit).toHaveBeenLastCalledWith('finished_trolley_update', { failed: 'Milk' });
  });

  it('the header is told what was added, and nothing about less of a product', async () => {
    const { trolley, emit } = aTrolley();
    await trolley.load();

    await Promise.all([1, 2, 0].map((amount) => trolley.setAmount(bread, amount)));

    const finished = emit.mock.calls.filter(([event]) => event === 'finished_trolley_update');
    expect(finished.map(([, change]) => change)).toEqual([{ added: 'Bread' }, { added: 'Bread' }, undefined]);
  });

  it('less of a product that the service refuses is not a failure to add it', async () => {
    const { trolley, shop, emit } = aTrolley();
    await trolley.load();
    shop.setAmount.mockRejectedValueOnce(refusal(503));

    await trolley.setAmount(milk, 1);

    expect(emit).toHaveBeenLastCalledWith('finished_trolley_update', undefined);
  });

  it('a change after the session has ended shows the shopper as signed out', async () => {
    const { trolley, shop } = aTrolley();
    shop.setAmount.mockRejectedValueOnce(refusal(401));
    shop.trolley.mockRejectedValueOnce(refusal(401));

    await trolley.setAmount(milk, 3);

    expect(trolley.read().kind).toBe('signed-out');
  });

  it('an answer that is older than a change is dropped', async () => {
    const { trolley, shop } = aTrolley();
    const slow = Promise.withResolvers<OrderDetails>();
    shop.trolley.mockReturnValueOnce(slow.promise);

    const reading = trolley.load();
    const change = trolley.setAmount(milk, 5);
    slow.resolve(orderWith({ '111': 2 }));
    await Promise.all([reading, change]);

    expect(amountInTrolley(trolley.read(), '111')).toBe(5);
  });

  it('the trolley has failed until the service answers again', async () => {
    const { trolley, shop } = aTrolley();
    shop.trolley.mockRejectedValueOnce(refusal(503));

    await trolley.load();
    expect(trolley.read().kind).toBe('failed');
    await trolley.load();

    expect(trolley.read().kind).toBe('ready');
  });
});
