import { describe, expect, test, vi } from 'vitest';
import { returnToAdminAtom } from './returnToAdmin.ts';
import { setSessionAtom } from './session.ts';
import { aStore } from './testing/aStore.ts';

const supportUser = { kind: 'signed-in', customerId: '100001', isSignedOnAsCustomer: true } as const;

describe('returnToAdminAtom', () => {
  test('signs out, then goes to the customer in the admin application', async () => {
    const logOut = vi.fn(async () => {});
    const goTo = vi.fn(() => expect(logOut).toHaveBeenCalledOnce());
    const { store } = aStore({ logOut });
    store.set(setSessionAtom, supportUser);

    expect(await store.set(returnToAdminAtom, goTo)).toBe(true);

    expect(goTo).toHaveBeenCalledWith('https://admin.grocer.example/customers/100001');
  });

  test('where signing out fails the user stays, and it is logged', async () => {
    const goTo = vi.fn();
    const { store, logged } = aStore({ logOut: () => Promise.reject(new Error('502')) });
    store.set(setSessionAtom, supportUser);

    expect(await store.set(returnToAdminAtom, goTo)).toBe(false);

    expect(goTo).not.toHaveBeenCalled();
    expect(logged).toEqual(['Return to admin error: 502']);
  });
});
