// @vitest-environment jsdom
import { multiSearchListKey } from '@grocer/shared-contracts';
import { anInstantCheckoutBeacon } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test } from 'vitest';
import { savedBeacon } from '../../../features/instant-checkout/savedBeacon.ts';
import { setSessionAtom } from '../../../state/session/session.ts';
import { orderAttempts } from '../../../state/trolley/orderAttempts.ts';
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

const aBrowserWithLists = () => {
  for (const id of ['-1', '100001', '100003']) localStorage.setItem(multiSearchListKey(id), '["milk"]');
  localStorage.setItem('searchHistory', '["bread"]');
};

const placeOrder = () => {
  orderAttempts.set('5001', 'asked');
  savedBeacon.write(anInstantCheckoutBeacon({ customerOrderId: '5001' }));
};

describe('dropStoredValues', () => {
  test("a customer's order attempts outlive a reload and a sign-out", () => {
    const store = aPageOf('100001');
    placeOrder();

    store.set(setSessionAtom, { kind: 'signed-out' });
    aPageOf('100001');

    expect(orderAttempts.unsettled()).toEqual(['5001']);
    expect(savedBeacon.take('5001')).toBeDefined();
  });

  test("another customer's page knows nothing of them", () => {
    aPageOf('100001');
    placeOrder();

    aPageOf('100003');

    expect(orderAttempts.unsettled()).toEqual([]);
    expect(savedBeacon.take('5001')).toBeUndefined();
  });

  test("a sign-out removes the customers' multi-search lists, and keeps the guests' list and the search history", () => {
    const store = aPageOf('100001');
    aBrowserWithLists();

    store.set(setSessionAtom, { kind: 'signed-out' });

    expect(Object.keys(localStorage).toSorted()).toEqual(['multisearch-1', 'searchHistory']);
  });

  test("a signed-in customer's list stays, and another customer's is removed", () => {
    aBrowserWithLists();

    aPageOf('100003');

    expect(Object.keys(localStorage).toSorted()).toEqual([
      'multisearch-1',
      'multisearch100003',
      'searchHistory',
    ]);
  });

  test("other keys of the page stay, although they begin like a list's key", () => {
    const keys = [
      'multisearch',
      'multisearch-2',
      'multisearchSettings',
      'multisearch100001-draft',
      'multisearch.9',
    ];
    for (const key of keys) localStorage.setItem(key, '["milk"]');

    aPageOf('100003').set(setSessionAtom, { kind: 'signed-out' });

    expect(Object.keys(localStorage).toSorted()).toEqual(keys.toSorted());
  });

  test('the list of a customer whose id is no number is removed at the sign-out', () => {
    const store = aPageOf('anna');
    localStorage.setItem(multiSearchListKey('anna'), '["milk"]');

    store.set(setSessionAtom, { kind: 'signed-out' });

    expect(Object.keys(localStorage)).toEqual([]);
  });

  test.each([{ kind: 'pending' }, { kind: 'failed', error: new Error('down') }] as const)(
    'nothing is removed while the session is $kind',
    (session) => {
      const store = aPageOf('100001');
      aBrowserWithLists();

      store.set(setSessionAtom, session);

      expect(Object.keys(localStorage)).toHaveLength(4);
    },
  );
});
