import { emptyShoppingContext } from '@grocer/shared-contracts';
import { aShoppingContext, aToken } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { loadOrderAtom, loadShopAtom, refreshShopAtom } from './loadShop.ts';
import { deliveryPassAtom } from './session/customer.ts';
import { sessionAtom, setHasTokenSessionAtom, setSessionAtom } from './session/session.ts';
import { shoppingContextAtom } from './session/shoppingContext.ts';
import { headerSlotAtom } from './slot/headerSlot.ts';
import { slotAtom, slotBusyAtom } from './slot/slot.ts';
import { aStore, deferredCalls } from './testing/aStore.ts';
import { visitors } from './testing/aVisitor.ts';
import { trolleyAtom, trolleyBusyAtom, trolleyItemCountAtom, trolleyTotalAtom } from './trolley/trolley.ts';

const { shop, aHeader, loaded } = visitors();

const requestedPaths = () => shop.received.map(({ path }) => path.split(/[?]/)[0]);

const token = '/api/token/v1/token';
const context = '/v1/shopping-context';
const pass = '/delivery-pass/v1/pass/status';
const trolley = '/graph/live';
const reservations = '/slot-reservations';

test('token, context, trolley and slot load in this order, each once, and the pass after the token', async () => {
  const { store } = await loaded('slot-booked');

  const paths = requestedPaths();
  const order = [token, context, trolley, reservations, '/addresses/a1', '/branches/753', pass];
  expect(paths.toSorted()).toEqual(order.toSorted());
  // Requests that are sent together may arrive in any order.
  const isBefore = (first: string, second: string) => paths.indexOf(first) < paths.indexOf(second);
  expect(isBefore(token, context) && isBefore(token, pass)).toBe(true);
  expect(isBefore(context, trolley) && isBefore(context, reservations)).toBe(true);
  expect(isBefore(reservations, '/addresses/a1') && isBefore(reservations, '/branches/753')).toBe(true);
  expect(store.get(slotAtom).kind).toBe('booked');
});

test('a slow shopping context does not delay the delivery pass', async () => {
  const { store, stop } = await aHeader('pass-active');
  await shop.fault('context', { kind: 'delay', ms: 30_000 });

  void store.set(loadShopAtom);

  await expect.poll(() => store.get(deliveryPassAtom)).toBe('ACTIVE');
  expect(requestedPaths()).not.toContain(trolley);
  stop();
});

test('a slow trolley does not delay the slot', async () => {
  const { store, stop } = await aHeader('slot-booked');
  await shop.fault('getTrolley', { kind: 'delay', ms: 30_000 });

  void store.set(loadShopAtom);

  await expect.poll(() => store.get(slotAtom).kind).toBe('booked');
  expect(store.get(trolleyAtom).kind).toBe('unknown');
  stop();
});

test('without an order id neither trolley nor reservations are requested', async () => {
  await shop.fault('context', { kind: 'nulls' });

  const { store } = await loaded('slot-booked');

  expect(requestedPaths().toSorted()).toEqual([token, context, pass].toSorted());
  expect([store.get(trolleyAtom).kind, store.get(slotAtom).kind]).toEqual(['none', 'none']);
  expect(store.get(trolleyItemCountAtom)).toBe(0);
  expect(store.get(trolleyTotalAtom)).toEqual({ amount: 0, currencyCode: 'GBP' });
});

test('if the shopping context fails, trolley and slot are unknown and no longer busy', async () => {
  const { store } = await loaded('context-error');

  expect(requestedPaths().toSorted()).toEqual([token, context, pass].toSorted());
  expect(store.get(shoppingContextAtom)).toEqual(emptyShoppingContext);
  expect([store.get(trolleyAtom).kind, store.get(slotAtom).kind]).toEqual(['unknown', 'unknown']);
  expect([store.get(trolleyBusyAtom), store.get(slotBusyAtom)]).toEqual([false, false]);
  // The slot event reports an error, because it is unknown whether a slot is booked.
  expect(store.get(headerSlotAtom)).toMatchObject({ booked: false, loading: false, error: true });
});

test.each([true, false])(
  'a changed shopping context waits until it is known who is signed in (token-session cookie: %s)',
  async (hasTokenSession) => {
    const { store, stop } = await aHeader('slot-booked');
    store.set(setHasTokenSessionAtom, hasTokenSession);
    const states: string[] = [];
    store.sub(trolleyAtom, () => void states.push(store.get(trolleyAtom).kind));
    store.sub(slotAtom, () => void states.push(store.get(slotAtom).kind));
    const loading = store.set(loadShopAtom);

    await store.set(loadOrderAtom);
    expect([states, store.get(trolleyBusyAtom)]).toEqual([[], hasTokenSession]);
    await loading;
    stop();

    expect(states.toSorted()).toEqual(['booked', 'ready']);
    expect(requestedPaths().filter((path) => path === context)).toHaveLength(1);
  },
);

test('the delivery pass is loaded; if that fails, it stays unknown and the trolley still loads', async () => {
  await shop.fault('pass', { kind: 'drop' }, 1);

  const failed = await loaded('pass-active');
  expect(failed.store.get(deliveryPassAtom)).toBe('UNKNOWN');
  expect(failed.store.get(trolleyAtom).kind).toBe('ready');

  expect((await loaded('pass-active')).store.get(deliveryPassAtom)).toBe('ACTIVE');
});

test('a refresh loads the shopping context, the trolley and the slot, and nothing else', async () => {
  const { store } = await loaded('signed-in');
  shop.received.length = 0;

  await store.set(refreshShopAtom);

  expect(requestedPaths()).toEqual([context, ...requestedPaths().slice(1)]);
  expect(requestedPaths().slice(1).toSorted()).toEqual([trolley, reservations].toSorted());
});

test('a refresh during the first load does nothing', async () => {
  const { store, stop } = await aHeader('signed-in');
  const loading = store.set(loadShopAtom);

  await store.set(refreshShopAtom);
  expect(requestedPaths()).toEqual([]);
  await loading;
  stop();

  expect(requestedPaths().filter((path) => path === token)).toHaveLength(1);
});

test('while the shopping context is loaded again, trolley and slot are unknown, not failed', async () => {
  const contexts = deferredCalls<ReturnType<typeof aShoppingContext>>();
  const { store } = aStore({ fetchShoppingContext: contexts.call });
  store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });
  const [first] = [store.set(loadOrderAtom), store.set(loadOrderAtom)];

  contexts.answer(0).resolve(aShoppingContext());
  await first;

  expect([store.get(trolleyAtom), store.get(slotAtom)]).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }]);
});

test('a refresh requests nothing for a visitor who is still signed out', async () => {
  const { store } = await loaded('anonymous');
  shop.received.length = 0;

  await store.set(refreshShopAtom);

  expect(requestedPaths()).toEqual([]);
});

test('a refresh asks again who is signed in if the token service has failed, also without the cookie', async () => {
  await shop.fault('token', { kind: 'status', status: 503 }, 1);
  const { store, stop } = await loaded('slot-booked');
  store.set(setHasTokenSessionAtom, false);

  await store.set(refreshShopAtom);
  stop();

  expect([store.get(sessionAtom).kind, store.get(slotAtom).kind]).toEqual(['signed-in', 'booked']);
});

test('a refresh notices that the shopper has signed out in another tab, and forgets their data', async () => {
  const { store } = await loaded('slot-booked');
  await shop.everyoneIs('anonymous');
  store.set(setHasTokenSessionAtom, false);

  await store.set(refreshShopAtom);

  expect(store.get(sessionAtom).kind).toBe('signed-out');
  expect([store.get(slotAtom).kind, store.get(trolleyAtom).kind]).toEqual(['none', 'none']);
});

test('a shopping context that fails at a refresh keeps its last values, and trolley and slot are still read', async () => {
  const { store } = await loaded('slot-booked');
  await shop.fault('context', { kind: 'status', status: 503 });
  shop.received.length = 0;

  await store.set(refreshShopAtom);

  expect(store.get(shoppingContextAtom).customerOrderId).toBe('5001');
  expect(requestedPaths()).toEqual(expect.arrayContaining([context, trolley, reservations]));
  expect([store.get(slotAtom).kind, store.get(trolleyItemCountAtom)]).toEqual(['booked', 12]);
});
