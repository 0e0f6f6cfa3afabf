import { aBannerAd, aContentFragment, anAdvert } from '@grocer/shared-contracts/fixtures';
import { expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { deferredCalls, flushPromises } from '../testing/aStore.ts';
import { openMenuAtom } from './menu.ts';
import { loadMenuBannersAtom, menuComponentsAtom, stopMenuBannersAtom } from './menuContent.ts';
import { goBackAtom, pressItemAtom } from './pressItem.ts';
import { anOpenMenu, bakery, bread } from './testing/anOpenMenu.ts';

const down = () => Promise.reject(new Error('down'));

test('a category’s fragment is requested once, when its row is pressed', async () => {
  const { calls, call, answer } = deferredCalls<ReturnType<typeof aContentFragment> | null>();
  const { store } = await anOpenMenu({ fetchExperienceFragment: call });
  const press = () => store.set(pressItemAtom, bakery, { level: 0, position: 2 });
  press();
  // Its category has no fragment.
  store.set(pressItemAtom, bread, { level: 1, position: 2 });
  await flushPromises();
  const chosen = () => store.get(menuComponentsAtom)('menu/bakery').chosen;
  expect(chosen()).toBeUndefined();
  answer(0).resolve(aContentFragment());
  await flushPromises();
  press();
  press();

  expect(calls).toEqual([{ key: 'menu/bakery', hasTokenSession: false }]);
  expect(chosen()).toEqual(Object.values(aContentFragment().locations).flat());
});

test.each([
  ['the service answers with an error', () => Promise.resolve(null), []],
  ['the request fails', down, ["Failed to fetch the menu's fragment menu/bakery: down"]],
])('if %s, nothing is stored and the next press requests it again', async (_case, respond, logs) => {
  const fetchExperienceFragment = vi.fn(respond);
  const { store, logged } = await anOpenMenu({ fetchExperienceFragment });
  const press = () => store.set(pressItemAtom, bakery, { level: 0, position: 2 });
  press();
  await flushPromises();
  expect(store.get(menuComponentsAtom)('menu/bakery').chosen).toEqual([]);
  expect(logged).toEqual(logs);
  press();
  press();
  await flushPromises();

  expect(fetchExperienceFragment).toHaveBeenCalledTimes(2);
});

const on = { megaMenuBanners: true };

test('menu adverts are requested for the open categories at levels 1 and 2', async () => {
  const { calls, call, answer } = deferredCalls<ReturnType<typeof anAdvert>[]>();
  const { store } = await anOpenMenu({ fetchBanners: call }, on);
  store.set(pressItemAtom, bakery, { level: 0, position: 2 });
  store.set(pressItemAtom, bread, { level: 1, position: 2 });
  await flushPromises();
  const adverts = () => store.get(menuComponentsAtom)(null).adverts;
  expect(adverts()).toBeUndefined();
  answer(1).resolve([anAdvert()]);
  await flushPromises();

  expect(calls).toEqual([
    { categories: ['10060'], trolleyId: null },
    { categories: ['10060', '10061'], trolleyId: null },
  ]);
  // An advert has none of the analytics fields that editors set.
  const { analytics: _, ...advert } = aBannerAd({ resourceType: 'menu-banners/banner-ad' });
  expect(adverts()).toMatchObject([
    { ...advert, componentId: anAdvert().id, analytics: { promoName: null } },
  ]);
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

test.each([
  ['another level', 'fails', goBackAtom],
  ['closing the menu', 'is answered too late', stopMenuBannersAtom],
])('%s aborts the request for adverts, which %s', async (_, ends, leaveAtom) => {
  const signals: (AbortSignal | undefined)[] = [];
  const fetchBanners: Services['fetchBanners'] = (_params, signal) => {
    signals.push(signal);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () =>
        ends === 'fails' ? reject(signal.reason) : resolve([anAdvert()]),
      );
    });
  };
  const { store } = await anOpenMenu({ fetchBanners }, on);
  store.set(pressItemAtom, bakery, { level: 0, position: 2 });
  await flushPromises();

  store.set(leaveAtom);
  await flushPromises();

  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  expect(store.get(menuComponentsAtom)(null).adverts).toEqual([]);
});

test('a request for adverts that fails is an error, unless it was aborted', async () => {
  const { store } = await anOpenMenu({ fetchBanners: down }, on);
  const load = () => store.set(loadMenuBannersAtom, 'Groceries', ['10060']);
  await expect(load()).rejects.toThrow('down');

  const aborted = load();
  store.set(stopMenuBannersAtom);

  await expect(aborted).resolves.toBeUndefined();
});
