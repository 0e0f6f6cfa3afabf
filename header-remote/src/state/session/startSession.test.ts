import { aToken } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { setPageAtom } from '../page/page.ts';
import type { Services } from '../services.ts';
import { aShopperStore, aStore, deferredCalls } from '../testing/aStore.ts';
import {
  isSupportUserAtom,
  looksSignedInAtom,
  type Session,
  sessionAtom,
  setHasTokenSessionAtom,
  setSessionAtom,
  signOutAtom,
} from './session.ts';
import { nextShopperAtom } from './shopper.ts';
import { startSessionAtom } from './startSession.ts';

const anonymous = async () => undefined;
const down = () => Promise.reject(new Error('down'));

const started = async (startSession: Services['startSession'], { cookie = false, path = '/' } = {}) => {
  const header = aStore({ startSession });
  header.store.set(setHasTokenSessionAtom, cookie);
  header.store.set(setPageAtom, { path });
  await header.store.set(startSessionAtom);
  return header;
};

test('the session has the customer, but not their token', async () => {
  const { store } = await started(async () => aToken(), { cookie: true });

  const { customerId, isSignedOnAsCustomer } = aToken();
  expect(store.get(sessionAtom)).toEqual({ kind: 'signed-in', customerId, isSignedOnAsCustomer });
});

test('a failure of the token service reports no flicker, because it says nothing about the session', async () => {
  const { store, emitted, logged } = await started(down, { cookie: true });

  expect(emitted).toEqual([]);
  expect(store.get(sessionAtom).kind).toBe('failed');
  expect(store.get(looksSignedInAtom)).toBe(false);
  expect(logged).toEqual(['Failed to fetch the token: down']);
});

test.each([
  ['goes on if the token service fails later', down, 'signed-in'],
  ['that ends later is no flicker', anonymous, 'signed-out'],
])('a known session %s', async (_, later, kind) => {
  const answers = [async () => aToken(), later];
  const { store, emitted } = await started(() => (answers.shift() as Services['startSession'])(), {
    cookie: true,
  });

  await store.set(startSessionAtom);

  expect(store.get(sessionAtom).kind).toBe(kind);
  expect(emitted).toEqual([]);
});

test.each(['an answer', 'a failure'])('%s for a former shopper has no effect', async (ends) => {
  const { call, answer } = deferredCalls<undefined>();
  const { store, logged } = aStore({ startSession: call });
  const done = store.set(startSessionAtom);
  store.set(nextShopperAtom);

  if (ends === 'an answer') answer(0).resolve(undefined);
  else answer(0).reject(new Error('late'));
  await done;

  expect(store.get(sessionAtom).kind).toBe('pending');
  expect(logged).toEqual([]);
});

const signedIn: Session = { kind: 'signed-in', ...aToken() };

test.each<[session: Session, isSupportUser: boolean, signOut: string]>([
  [{ kind: 'pending' }, false, 'unknown'],
  [{ kind: 'signed-out' }, false, 'none'],
  [{ kind: 'failed', error: new Error('down') }, false, 'none'],
  [signedIn, false, 'offered'],
  [{ ...signedIn, isSignedOnAsCustomer: true }, true, 'none'],
])('in the session %o it is a support user: %s, and "Sign out" is %s', (session, isSupportUser, signOut) => {
  const { store } = aStore();
  store.set(setSessionAtom, session);

  expect([store.get(isSupportUserAtom), store.get(signOutAtom)]).toEqual([isSupportUser, signOut]);
});

test('a shopping context that fails is logged', async () => {
  const { logged } = await aShopperStore({ fetchShoppingContext: down });

  expect(logged).toEqual(['Failed to fetch the shopping context: down']);
});

test.each([
  ['a visitor without a token session', anonymous, {}],
  ['the log-out page', anonymous, { cookie: true, path: '/ecom/log-out?x=1' }],
  ['a signed-in customer', async () => aToken(), { cookie: true }],
])('%s reports no flicker', async (_, startSession, page) => {
  expect((await started(startSession, page)).emitted).toEqual([]);
});

test('a token session without a shopper is reported once per page load, however often the header mounts', async () => {
  const first = await started(anonymous, { cookie: true });
  const second = await started(anonymous, { cookie: true });

  expect(first.emitted).toMatchObject([{ name: 'header_error', detail: { code: 'header_flicker' } }]);
  const [code, message] = ['header_flicker', 'There was a token session, but nobody is signed in'];
  expect(first.tracked).toEqual([{ name: code, payload: { message, code, page: '/' } }]);
  expect(first.logged).toEqual([`${code}: ${message}`]);
  expect([...second.emitted, ...second.tracked]).toEqual([]);
});
