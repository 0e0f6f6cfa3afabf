// @vitest-environment jsdom
import { multiSearchListKey } from '@grocer/shared-contracts';
import { anInstantCheckoutBeacon } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { savedBeacon } from '../../../features/instant-checkout/createBeacon.ts';
import { type Session, setSessionAtom } from '../../../state/session/session.ts';
import { orderAttempts } from '../../../state/trolley/orderAttempts.ts';
import { mayHaveUnsettled } from '../../../state/trolley/storedAttempts.ts';
import { dropStoredValues } from './dropStoredValues.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** A page of this tab, on which the customer is signed in. */
const aPageOf = (customerId: string) => {
  const store = createStore();
  dropStoredValues(store);
  store.set(setSessionAtom, { kind: 'signed-in', customerId, isSignedOnAsCustomer: false });
  return store;
};

const placeOrder = () => {
  orderAttempts.set('5001', 'asked');
  savedBeacon.write(anInstantCheckoutBeacon({ customerOrderId: '5001' }));
};

test('an order counts as unsettled until the shop has answered', () => {
  expect(mayHaveUnsettled()).toBe(false);

  orderAttempts.set('5001', 'asked');
  expect(mayHaveUnsettled()).toBe(true);

  orderAttempts.set('5001', 'placed');
  expect(mayHaveUnsettled()).toBe(false);
});

test("a customer's order attempts outlive a reload and a sign-out", () => {
  const store = aPageOf('100001');
  placeOrder();

  store.set(setSessionAtom, { kind: 'signed-out' });
  aPageOf('100001');

  expect(orderAttempts.unsettled()).toEqual(['5001']);
  expect(savedBeacon.take('5001')).toBeDefined();
});

test("another customer's page removes the order attempts of the last customer", () => {
  aPageOf('100001');
  placeOrder();

  aPageOf('100003');

  expect(orderAttempts.unsettled()).toEqual([]);
  expect(savedBeacon.take('5001')).toBeUndefined();
});

const signedOut: Session = { kind: 'signed-out' };
const failed: Session = { kind: 'failed', error: new Error('down') };
const lists = ['multisearch-1', 'multisearch100001', 'multisearch100003', 'searchHistory'];
/** Keys that belong to the page. They begin like the key of a list, but are not one. */
const ofThePage = ['multisearch', 'multisearch-2', 'multisearch.9', 'multisearch1-draft', 'multisearchOld'];

test.each<[what: string, before: string[], customer: string, next: Session | null, after: string[]]>([
  ['a sign-out removes customer lists only', lists, '100001', signedOut, ['multisearch-1', 'searchHistory']],
  ["another customer's list is removed", lists, '100003', null, lists.toSpliced(1, 1)],
  ['other keys of the page stay', ofThePage, '100003', signedOut, ofThePage],
  ['a sign-out removes a list whose id is no number', [multiSearchListKey('anna')], 'anna', signedOut, []],
  ['a pending session removes nothing else', lists, '100001', { kind: 'pending' }, lists.toSpliced(2, 1)],
  ['a failed session removes nothing else', lists, '100001', failed, lists.toSpliced(2, 1)],
])('%s', (_, before, customer, next, after) => {
  for (const key of before) localStorage.setItem(key, '["milk"]');
  const store = aPageOf(customer);

  if (next) store.set(setSessionAtom, next);

  expect(Object.keys(localStorage).toSorted()).toEqual(after.toSorted());
});
