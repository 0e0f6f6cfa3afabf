import { describe, expect, test } from 'vitest';
import { deliveryPassAtom } from './deliveryPass.ts';
import { leaveShopAtom, loadShopAtom, refreshShopAtom } from './loadShop.ts';
import { seeTokenSessionAtom, sessionAtom, signedInLookAtom } from './session.ts';
import { shoppingContextAtom } from './shoppingContext.ts';
import { slotAtom, slotTypeAtom } from './slot.ts';
import { visitors } from './testing/aVisitor.ts';
import { trolleyAtom, trolleyItemCountAtom, trolleyTotalAtom } from './trolley.ts';

const { shop, aHeader, loaded } = visitors();

const asked = () => shop.received.map(({ path }) => path.split(/[?]/)[0]);

const token = '/api/token/v1/token';
const context = '/v1/shopping-context';
const pass = '/delivery-pass/v1/pass/status';
const trolley = '/graph/live';
const reservations = '/slot-reservations';

describe('loadShopAtom', () => {
  test('an anonymous visitor costs one call', async () => {
    const { store } = await loaded('anonymous');

    expect(asked()).toEqual([token]);
    expect(store.get(sessionAtom)).toEqual({ kind: 'signed-out' });
    expect([store.get(trolleyAtom).kind, store.get(slotAtom).kind]).toEqual(['none', 'none']);
  });

  test('asks in the order of clarification 27, side by side where nothing depends on the other', async () => {
    const { store } = await loaded('slot-booked');

    expect(asked()[0]).toBe(token);
    expect(asked().slice(1, 3).toSorted()).toEqual([pass, context].toSorted());
    expect(asked().slice(3, 5).toSorted()).toEqual([trolley, reservations].toSorted());
    expect(asked().slice(5).toSorted()).toEqual(['/addresses/a1', '/branches/753']);
    expect(store.get(slotAtom)).toMatchObject({
      kind: 'booked',
      reservation: { id: 'r1', slotType: 'DELIVERY', branchId: '753' },
      times: { start: new Date('2026-03-05T09:00:00Z'), end: new Date('2026-03-05T10:00:00Z') },
      address: { line1: '1 High Street', postalCode: 'BA1 1AA' },
    });
  });

  test('trolley and reservations do not wait for each other', async () => {
    const { store, stop } = await aHeader('slot-booked');
    await shop.fault('getTrolley', { kind: 'delay', ms: 30_000 });

    void store.set(loadShopAtom);

    await expect.poll(() => store.get(slotAtom).kind).toBe('booked');
    expect(store.get(trolleyAtom).kind).toBe('unknown');
    stop();
  });

  test('a collection has a branch and no address', async () => {
    const { store } = await loaded('collection-booked');

    expect(asked().slice(5)).toEqual(['/branches/753']);
    expect(store.get(slotAtom)).toMatchObject({ kind: 'booked', address: null, branch: { name: 'Bath' } });
    expect(store.get(slotTypeAtom)).toBe('GROCERY_COLLECTION');
  });

  test('a shopper without a slot has a trolley all the same', async () => {
    const { store } = await loaded('signed-in');

    expect(store.get(slotAtom)).toEqual({ kind: 'none' });
    expect(store.get(trolleyItemCountAtom)).toBe(12);
  });

  test('a slot service that is down leaves the trolley alone', async () => {
    const { store } = await loaded('slot-error');

    expect(store.get(slotAtom)).toMatchObject({ kind: 'failed' });
    expect(store.get(trolleyAtom).kind).toBe('ready');
  });

  test.each(['address', 'branch'] as const)('without its %s the slot is an error', async (call) => {
    await shop.fault(call, { kind: 'status', status: 500 });

    const { store } = await loaded('slot-booked');

    expect(store.get(slotAtom)).toMatchObject({ kind: 'failed' });
  });

  test('no order id: neither trolley nor slots are asked for', async () => {
    const { store } = await loaded('context-error');

    expect(asked().toSorted()).toEqual([token, context, pass].toSorted());
    expect(store.get(shoppingContextAtom)).toEqual({
      customerId: null,
      customerOrderId: null,
      customerOrderState: null,
      defaultBranchId: null,
    });
    expect(store.get(slotAtom)).toEqual({ kind: 'none' });
    expect(store.get(trolleyItemCountAtom)).toBe(0);
    expect(store.get(trolleyTotalAtom)).toEqual({ amount: 0, currencyCode: 'GBP' });
  });

  test('a token service that is down makes a stranger of the shopper', async () => {
    await shop.fault('token', { kind: 'status', status: 503 });

    const { store } = await loaded('slot-booked');

    expect(asked()).toEqual([token]);
    expect(store.get(signedInLookAtom)).toBe(false);
    expect(store.get(slotAtom)).toEqual({ kind: 'none' });
  });

  test.each([
    ['pass-active', 'ACTIVE'],
    ['pass-available', 'AVAILABLE'],
    ['signed-in', 'UNKNOWN'],
    ['anonymous', 'UNKNOWN'],
  ] as const)('%s: the delivery pass is %s', async (scenario, status) => {
    expect((await loaded(scenario)).store.get(deliveryPassAtom)).toBe(status);
  });

  test('a pass service that is down leaves the pass unknown', async () => {
    await shop.fault('pass', { kind: 'drop' });

    const { store } = await loaded('pass-active');

    expect(store.get(deliveryPassAtom)).toBe('UNKNOWN');
    expect(store.get(trolleyAtom).kind).toBe('ready');
  });
});

describe('refreshShopAtom', () => {
  test('asks for the order, the trolley and the slot again, and nothing else', async () => {
    const { store } = await loaded('signed-in');
    shop.received.length = 0;

    await store.set(refreshShopAtom);

    expect(asked()).toEqual([context, ...asked().slice(1)]);
    expect(asked().slice(1).toSorted()).toEqual([trolley, reservations].toSorted());
  });

  test('does nothing while the first load is on its way', async () => {
    const { store } = await aHeader('signed-in');

    await store.set(refreshShopAtom);

    expect(asked()).toEqual([]);
  });

  test('nothing is asked for a visitor who is still a stranger', async () => {
    const { store } = await loaded('anonymous');
    shop.received.length = 0;

    await store.set(refreshShopAtom);

    expect(asked()).toEqual([]);
  });

  test('a shopper who has signed in elsewhere is found signed in', async () => {
    const { store, stop } = await loaded('anonymous');
    await shop.everyoneIs('slot-booked');
    store.set(seeTokenSessionAtom, true);

    await store.set(refreshShopAtom);
    stop();

    expect([store.get(sessionAtom).kind, store.get(slotAtom).kind]).toEqual(['signed-in', 'booked']);
  });

  test('a shopper who has signed out elsewhere leaves nothing behind', async () => {
    const { store } = await loaded('slot-booked');
    await shop.everyoneIs('anonymous');
    store.set(seeTokenSessionAtom, false);

    await store.set(refreshShopAtom);

    expect(store.get(sessionAtom).kind).toBe('signed-out');
    expect([store.get(slotAtom).kind, store.get(trolleyAtom).kind]).toEqual(['none', 'none']);
  });
});

describe('leaveShopAtom', () => {
  test('forgets order, trolley, slot and pass, without a call', async () => {
    const { store } = await loaded('slot-booked');
    shop.received.length = 0;

    await store.set(leaveShopAtom);

    expect(asked()).toEqual([]);
    expect(store.get(signedInLookAtom)).toBe(false);
    expect(store.get(shoppingContextAtom).customerOrderId).toBeNull();
    expect([store.get(slotAtom).kind, store.get(trolleyAtom).kind]).toEqual(['none', 'none']);
    expect(store.get(deliveryPassAtom)).toBe('UNKNOWN');
  });

  test('an answer that was on its way does not bring the shopper back', async () => {
    const { store } = await loaded('slot-booked');
    const reading = store.set(refreshShopAtom);

    await store.set(leaveShopAtom);
    await reading;

    expect(store.get(shoppingContextAtom).customerOrderId).toBeNull();
    expect([store.get(slotAtom).kind, store.get(trolleyAtom).kind]).toEqual(['none', 'none']);
  });
});
