import { expect, test, vi } from 'vitest';
import { aStore } from '../testing/aStore.ts';
import { isReturningAtom } from './customer.ts';
import { returnToAdminAtom } from './returnToAdmin.ts';
import { setSessionAtom } from './session.ts';

const supportUser = { kind: 'signed-in', customerId: '100001', isSignedOnAsCustomer: true } as const;

test('"Return to admin" signs out, then opens the customer in the admin application', async () => {
  const logOut = vi.fn(async () => {});
  const assign = vi.fn(() => expect(logOut).toHaveBeenCalledOnce());
  const { store } = aStore({ logOut });
  await store.set(returnToAdminAtom, assign);
  expect(logOut, 'nobody is signed in').not.toHaveBeenCalled();
  store.set(setSessionAtom, supportUser);

  await store.set(returnToAdminAtom, assign);

  expect(assign).toHaveBeenCalledWith('https://admin.grocer.example/customers/100001');
  // The button shows that it is busy until the browser has left the page.
  expect(store.get(isReturningAtom)).toBe(true);
});

test('if signing out fails, the user stays on the page and the failure is logged', async () => {
  const assign = vi.fn();
  const { store, logged } = aStore({ logOut: () => Promise.reject(new Error('502')) });
  store.set(setSessionAtom, supportUser);

  const returning = store.set(returnToAdminAtom, assign);
  expect(store.get(isReturningAtom)).toBe(true);
  await returning;

  expect(assign).not.toHaveBeenCalled();
  expect(store.get(isReturningAtom)).toBe(false);
  expect(logged).toEqual(['Return to admin error: 502']);
});
