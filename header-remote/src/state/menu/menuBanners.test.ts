import { anAdvert } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { played } from '../testing/played.ts';
import { settled } from '../testing/settled.ts';
import { openMenuAtom } from './menu.ts';
import { menuBannersAtom } from './menuBanners.ts';
import { goBackAtom, pressItemAtom } from './pressItem.ts';
import { anOpenMenu, bakery, bread } from './testing/anOpenMenu.ts';

describe('menu banners', () => {
  const on = { megaMenuBanners: true };

  test('are not asked for while their flag is off', async () => {
    const { asked, ask } = played<[]>();
    const { store } = await anOpenMenu({ fetchBanners: ask });
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    await settled();

    expect(asked).toEqual([]);
  });

  test('are asked for the open path at levels 1 and 2, and shown when they come (clarification 112)', async () => {
    const { asked, ask, answer } = played<ReturnType<typeof anAdvert>[]>();
    const { store } = await anOpenMenu({ fetchBanners: ask }, on);
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    store.set(pressItemAtom, bread, { level: 1, position: 2 });
    await settled();
    answer(1).resolve([anAdvert()]);
    await settled();

    expect(asked).toEqual([
      { categories: ['10060'], trolleyId: null },
      { categories: ['10060', '10061'], trolleyId: null },
    ]);
    expect(store.get(menuBannersAtom)).toEqual({ path: ['10060', '10061'], adverts: [anAdvert()] });
  });

  test('are given up when the level changes', async () => {
    const signals: AbortSignal[] = [];
    const fetchBanners: Services['fetchBanners'] = (_question, signal) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    };
    const { store } = await anOpenMenu({ fetchBanners }, on);
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    await settled();
    store.set(goBackAtom);

    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(store.get(menuBannersAtom).adverts).toEqual([]);
  });

  test('are asked for at level 2 of the slide-out only, without its root', async () => {
    const { asked, ask } = played<[]>();
    const { store } = await anOpenMenu({ fetchBanners: ask }, on);
    store.set(openMenuAtom, 'Shop');
    store.set(pressItemAtom, { ...bakery, id: '10051' }, { level: 0, position: 2 });
    store.set(pressItemAtom, bakery, { level: 1, position: 2 });
    store.set(pressItemAtom, bread, { level: 2, position: 2 });
    await settled();

    expect(asked).toEqual([{ categories: ['10060'], trolleyId: null }]);
  });
});
