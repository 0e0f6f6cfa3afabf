import { aContentFragment, aToken } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { seeTokenSessionAtom, setSessionAtom } from '../session.ts';
import { aStore } from '../testing/aStore.ts';
import { played } from '../testing/played.ts';
import { settled } from '../testing/settled.ts';
import { findSeasonalMenuAtom, loadSeasonalMenuAtom } from './loadSeasonalMenu.ts';
import { seasonalMenuAtom, setSeasonalMenuAtom } from './seasonalMenu.ts';

describe('the seasonal menu', () => {
  const seasonal = (fetchSeasonalMaster: Services['fetchSeasonalMaster']) => aStore({ fetchSeasonalMaster });

  test('is found at the start of a page, with what is in it (clarification 50)', async () => {
    const { store } = seasonal(async () => aContentFragment());
    await store.set(findSeasonalMenuAtom);

    expect(store.get(seasonalMenuAtom)).toMatchObject({ title: 'Easter', content: aContentFragment() });
  });

  test('that the fragment shows already is not asked for until it is wanted', async () => {
    const { asked, ask, answer } = played<ReturnType<typeof aContentFragment>>();
    const { store } = seasonal(ask);
    store.set(setSeasonalMenuAtom, { title: 'Easter', href: null });
    await store.set(findSeasonalMenuAtom);
    expect(asked).toEqual([]);

    const loaded = store.set(loadSeasonalMenuAtom);
    await settled();
    answer(0).resolve(aContentFragment());
    await loaded;
    expect(store.get(seasonalMenuAtom)).toMatchObject({ content: aContentFragment() });
  });

  test('goes when its season is over', async () => {
    const { store } = seasonal(async () => aContentFragment({ pageTitle: null }));
    store.set(setSeasonalMenuAtom, { title: 'Easter', href: null });
    await store.set(loadSeasonalMenuAtom);

    expect(store.get(seasonalMenuAtom)).toBeNull();
  });

  test('is asked for with the customer’s id', async () => {
    const { asked, ask, answer } = played<ReturnType<typeof aContentFragment>>();
    const { store } = seasonal(ask);
    store.set(seeTokenSessionAtom, true);
    store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });
    const loaded = store.set(loadSeasonalMenuAtom);
    await settled();
    answer(0).resolve(aContentFragment());
    await loaded;

    expect(asked).toEqual([aToken().customerId]);
  });
});
