import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { storageAtom } from '../../state/page/storage.ts';
import { type Session, setSessionAtom } from '../../state/session/session.ts';
import { nextShopperAtom } from '../../state/session/shopper.ts';
import { aStorage } from '../../state/testing/aStore.ts';
import { readDraftAtom, saveDraftAtom } from './multiSearchAtoms.ts';

const anna: Session = { kind: 'signed-in', customerId: '100001', isSignedOnAsCustomer: false };

test('a list that Anna has typed is forgotten when another shopper may be signed in, also for Anna herself', () => {
  const store = createStore();
  store.set(storageAtom, aStorage().storage);
  store.set(setSessionAtom, anna);
  store.set(saveDraftAtom, 'milk');
  expect(store.set(readDraftAtom)).toBe('milk');

  store.set(nextShopperAtom);
  store.set(setSessionAtom, anna);

  expect(store.set(readDraftAtom)).toBe('');
});
