import { aToken } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { setPageAtom } from './page.ts';
import type { Services } from './services.ts';
import { seeTokenSessionAtom, sessionAtom, signedInLookAtom } from './session.ts';
import { startSessionAtom } from './startSession.ts';
import { aStore } from './testing/aStore.ts';

const anonymous = async () => undefined;
const down = () => Promise.reject(new Error('down'));

const started = async (startSession: Services['startSession'], { cookie = false, path = '/' } = {}) => {
  const known = aStore({ startSession });
  known.store.set(seeTokenSessionAtom, cookie);
  known.store.set(setPageAtom, { path });
  await known.store.set(startSessionAtom);
  return known;
};

describe('startSessionAtom', () => {
  test('keeps who is signed in, but not their token', async () => {
    const { store } = await started(async () => aToken(), { cookie: true });

    expect(store.get(sessionAtom)).toEqual({
      kind: 'signed-in',
      customerId: '100001',
      isSignedOnAsCustomer: false,
    });
  });

  test('a token service that fails makes the header look signed out', async () => {
    const { store, logged } = await started(down);

    expect(store.get(signedInLookAtom)).toBe(false);
    expect(logged).toEqual(['Failed to fetch the token: down']);
  });

  test('a visitor without a token session is no flicker', async () => {
    expect((await started(anonymous)).told).toEqual([]);
  });

  test('signing out by the log-out page is no flicker', async () => {
    expect((await started(anonymous, { cookie: true, path: '/ecom/log-out?x=1' })).told).toEqual([]);
  });

  test('a customer who is signed in is no flicker', async () => {
    expect((await started(async () => aToken(), { cookie: true })).told).toEqual([]);
  });

  test('a token session of nobody is reported once per page load, however often the header is mounted', async () => {
    const first = await started(anonymous, { cookie: true });
    const second = await started(anonymous, { cookie: true });

    expect(first.told).toMatchObject([{ name: 'header_error', detail: { code: 'header_flicker' } }]);
    expect(first.tracked).toEqual([
      {
        name: 'header_flicker',
        payload: {
          message: 'There was a token session, but nobody is signed in',
          code: 'header_flicker',
          page: '/',
        },
      },
    ]);
    expect([...second.told, ...second.tracked]).toEqual([]);
  });
});
