import { anAdvert } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import type { Services } from '../../services.ts';
import { deferredCalls } from '../../testing/deferredCalls.ts';
import { flushPromises } from '../../testing/flushPromises.ts';
import { openMenuAtom } from '../menu.ts';
import { goBackAtom, pressItemAtom } from '../pressItem.ts';
import { anOpenMenu, bakery, bread } from '../testing/anOpenMenu.ts';
import { menuBannersAtom, stopMenuBannersAtom } from './menuBanners.ts';

describe('menu banners', () => {
  const on = { megaMenuBanners: true };

  test('menu adverts are not requested while their flag is off', async () => {
    const { calls, call } = deferredCalls<[]>();
    const { store } = await anOpenMenu({ fetchBanners: call });
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    await flushPromises();

    expect(calls).toEqual([]);
  });

  test('menu adverts are requested for the open categories at levels 1 and 2', async () => {
    const { calls, call, answer } = deferredCalls<ReturnType<typeof anAdvert>[]>();
    const { store } = await anOpenMenu({ fetchBanners: call }, on);
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    store.set(pressItemAtom, bread, { level: 1, position: 2 });
    await flushPromises();
    answer(1).resolve([anAdvert()]);
    await flushPromises();

    expect(calls).toEqual([
      { categories: ['10060'], trolleyId: null },
      { categories: ['10060', '10061'], trolleyId: null },
    ]);
    expect(store.get(menuBannersAtom)).toEqual({ path: ['10060', '10061'], adverts: [anAdvert()] });
  });

  test('the request for adverts is aborted when the level changes', async () => {
    const signals: AbortSignal[] = [];
    const fetchBanners: Services['fetchBanners'] = (_params, signal) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    };
    const { store } = await anOpenMenu({ fetchBanners }, on);
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    await flushPromises();
    store.set(goBackAtom);

    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(store.get(menuBannersAtom).adverts).toEqual([]);
  });

  test('in the slide-out, adverts are requested at level 2 only, without the root category', async () => {
    const { calls, call } = deferredCalls<[]>();
    const { store } = await anOpenMenu({ fetchBanners: call }, on);
    store.set(openMenuAtom, 'Shop');
    store.set(pressItemAtom, { ...bakery, id: '10051' }, { level: 0, position: 2 });
    store.set(pressItemAtom, bakery, { level: 1, position: 2 });
    store.set(pressItemAtom, bread, { level: 2, position: 2 });
    await flushPromises();

    expect(calls).toEqual([{ categories: ['10060'], trolleyId: null }]);
  });

  test('closing the menu aborts the request for adverts', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const fetchBanners: Services['fetchBanners'] = (_params, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    };
    const { store } = await anOpenMenu({ fetchBanners }, on);
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    await flushPromises();

    store.set(stopMenuBannersAtom);

    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect(store.get(menuBannersAtom).adverts).toEqual([]);
  });
});
