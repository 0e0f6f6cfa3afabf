import { aContentFragment, aToken } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import type { Services } from '../../services.ts';
import { setHasTokenSessionAtom, setSessionAtom } from '../../session/session.ts';
import { aStore } from '../../testing/aStore.ts';
import { deferredCalls } from '../../testing/deferredCalls.ts';
import { flushPromises } from '../../testing/flushPromises.ts';
import { ensureSeasonalMenuAtom, loadSeasonalMenuAtom } from './loadSeasonalMenu.ts';
import { seasonalMenuAtom, setSeasonalMenuAtom } from './seasonalMenu.ts';

describe('the seasonal menu', () => {
  const seasonal = (fetchSeasonalMaster: Services['fetchSeasonalMaster']) => aStore({ fetchSeasonalMaster });

  test('the seasonal menu is loaded with its content at the start of the page', async () => {
    const { store } = seasonal(async () => aContentFragment());
    await store.set(ensureSeasonalMenuAtom);

    expect(store.get(seasonalMenuAtom)).toMatchObject({ title: 'Easter', content: aContentFragment() });
  });

  test('a seasonal menu that the server’s HTML shows is not requested until the shopper opens it', async () => {
    const { calls, call, answer } = deferredCalls<ReturnType<typeof aContentFragment>>();
    const { store } = seasonal(call);
    store.set(setSeasonalMenuAtom, { title: 'Easter', href: null });
    await store.set(ensureSeasonalMenuAtom);
    expect(calls).toEqual([]);

    const loaded = store.set(loadSeasonalMenuAtom);
    await flushPromises();
    answer(0).resolve(aContentFragment());
    await loaded;
    expect(store.get(seasonalMenuAtom)).toMatchObject({ content: aContentFragment() });
  });

  test('the seasonal menu disappears when the service no longer has one', async () => {
    const { store } = seasonal(async () => aContentFragment({ pageTitle: null }));
    store.set(setSeasonalMenuAtom, { title: 'Easter', href: null });
    await store.set(loadSeasonalMenuAtom);

    expect(store.get(seasonalMenuAtom)).toBeNull();
  });

  test('the seasonal menu is requested with the customer’s id', async () => {
    const { calls, call, answer } = deferredCalls<ReturnType<typeof aContentFragment>>();
    const { store } = seasonal(call);
    store.set(setHasTokenSessionAtom, true);
    store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });
    const loaded = store.set(loadSeasonalMenuAtom);
    await flushPromises();
    answer(0).resolve(aContentFragment());
    await loaded;

    expect(calls).toEqual([aToken().customerId]);
  });
});
