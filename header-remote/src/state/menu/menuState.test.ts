import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { aCategory, aContentFragment, anAdvert, aTaxonomy, aToken } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { type AnalyticsEvent, connectAnalyticsAtom } from '../analytics.ts';
import { setPageAtom } from '../page.ts';
import { connectServicesAtom, type Services } from '../services.ts';
import { seeTokenSessionAtom, setSessionAtom } from '../session.ts';
import { aStore } from '../testing/aStore.ts';
import { findSeasonalMenuAtom, loadSeasonalMenuAtom } from './loadSeasonalMenu.ts';
import { menuAtom, openMenuAtom } from './menu.ts';
import { menuBannersAtom } from './menuBanners.ts';
import { loadMiddleMenuAtom, menuFragmentsAtom } from './menuFragments.ts';
import { goBackAtom, pressItemAtom } from './pressItem.ts';
import { seasonalMenuAtom, setSeasonalMenuAtom } from './seasonalMenu.ts';
import { loadTaxonomyAtom, taxonomyAtom } from './taxonomy.ts';

const bakery = { id: '10060', name: 'Bakery', href: '/ecom/shop/browse/groceries/bakery', opensLevel: true };
const bread = {
  id: '10061',
  name: 'Bread',
  href: '/ecom/shop/browse/groceries/bakery/bread',
  opensLevel: true,
};

/** Answers that a test gives when it likes, and what was asked. */
function played<Answer>() {
  const asked: unknown[] = [];
  const answers: PromiseWithResolvers<Answer>[] = [];
  const ask = (...question: unknown[]) => {
    asked.push(question[0]);
    const answer = Promise.withResolvers<Answer>();
    answers.push(answer);
    return answer.promise;
  };
  return { asked, ask, answer: (index: number) => answers[index] as PromiseWithResolvers<Answer> };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function anOpenMenu(services: Partial<Services> = {}, flags = {}) {
  const taxonomy = aTaxonomy();
  const [groceries, ...rest] = taxonomy.categories;
  const withBanner = rest.map((each) => (each.id === '10060' ? { ...each, banner: 'menu/bakery' } : each));
  const categories = [groceries ?? aCategory(), ...withBanner];
  const known = aStore({
    fetchTaxonomy: async () => ({ categories }),
    fetchExperienceFragment: async () => null,
    ...services,
  });
  const events: AnalyticsEvent[] = [];
  known.store.set(connectAnalyticsAtom, (event) => events.push(event));
  known.store.set(setPageAtom, { options: resolveHeaderOptions({ flags }) });
  await known.store.set(loadTaxonomyAtom);
  known.store.set(openMenuAtom, 'Groceries');
  return { ...known, events };
}

describe('the taxonomy', () => {
  test('is asked for once however many menus need it, seven levels deep', async () => {
    const { asked, ask, answer } = played<ReturnType<typeof aTaxonomy>>();
    const { store } = aStore({ fetchTaxonomy: ask });
    const both = Promise.all([store.set(loadTaxonomyAtom), store.set(loadTaxonomyAtom)]);
    await settled();
    answer(0).resolve(aTaxonomy());
    await both;
    await store.set(loadTaxonomyAtom);

    expect(asked).toEqual([7]);
    expect(store.get(taxonomyAtom)).toMatchObject({ kind: 'ready' });
  });

  test('is asked for anew when the shopper has signed in or out', async () => {
    const { asked, ask, answer } = played<ReturnType<typeof aTaxonomy>>();
    const { store } = aStore({ fetchTaxonomy: ask });
    void store.set(loadTaxonomyAtom);
    store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });
    const again = store.set(loadTaxonomyAtom);
    await settled();
    answer(1).resolve({ categories: [] });
    answer(0).resolve(aTaxonomy());
    await again;

    expect(asked).toHaveLength(2);
    expect(store.get(taxonomyAtom)).toMatchObject({ value: { index: { roots: [] } } });
  });

  test('that cannot be had is logged, and asked for again by the next who needs it (clarification 123)', async () => {
    const down = aStore({ fetchTaxonomy: () => Promise.reject(new Error('down')) });
    await down.store.set(loadTaxonomyAtom);

    expect(down.store.get(taxonomyAtom).kind).toBe('failed');
    expect(down.logged).toEqual(['Failed to fetch the taxonomy: down']);

    down.store.set(connectServicesAtom, { fetchTaxonomy: async () => aTaxonomy() } as unknown as Services);
    await down.store.set(loadTaxonomyAtom);
    expect(down.store.get(taxonomyAtom).kind).toBe('ready');
  });

  test('can be asked for before the services’ code has come', async () => {
    const store = createStore();
    const loaded = store.set(loadTaxonomyAtom);
    store.set(connectServicesAtom, { fetchTaxonomy: async () => aTaxonomy() } as unknown as Services);
    await loaded;

    expect(store.get(taxonomyAtom).kind).toBe('ready');
  });
});

describe('pressing an item', () => {
  test('opens its level; pressed again it closes it', async () => {
    const { store } = await anOpenMenu();

    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    expect(store.get(menuAtom).path).toEqual(['10060']);
    store.set(pressItemAtom, bread, { level: 1, position: 2 });
    expect(store.get(menuAtom).path).toEqual(['10060', '10061']);
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    expect(store.get(menuAtom).path).toEqual([]);
  });

  test('goes back one level', async () => {
    const { store } = await anOpenMenu();
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    store.set(pressItemAtom, bread, { level: 1, position: 2 });

    store.set(goBackAtom);

    expect(store.get(menuAtom).path).toEqual(['10060']);
  });

  test('is told to analytics with its path (clarification 116)', async () => {
    const { store, events } = await anOpenMenu();
    store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    store.set(pressItemAtom, { ...bread, opensLevel: false }, { level: 1, position: 3 });

    expect(events.map(({ payload }) => payload)).toEqual([
      {
        menuRoot: 'Groceries',
        level: 0,
        itemId: '10060',
        itemName: 'Bakery',
        path: 'Groceries > Bakery',
        url: null,
        position: 2,
      },
      {
        menuRoot: 'Groceries',
        level: 1,
        itemId: '10061',
        itemName: 'Bread',
        path: 'Groceries > Bakery > Bread',
        url: '/ecom/shop/browse/groceries/bakery/bread',
        position: 3,
      },
    ]);
  });
});

describe('a category’s fragment', () => {
  test('is asked for when its parent is pressed, once', async () => {
    const { asked, ask, answer } = played<ReturnType<typeof aContentFragment> | null>();
    const { store } = await anOpenMenu({ fetchExperienceFragment: ask });
    const press = () => store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    press();
    await settled();
    expect(store.get(menuFragmentsAtom).get('menu/bakery')).toBe('asked');
    answer(0).resolve(aContentFragment());
    await settled();
    press();
    press();

    expect(asked).toEqual([{ key: 'menu/bakery', hasTokenSession: false }]);
    expect(store.get(menuFragmentsAtom).get('menu/bakery')).toEqual(aContentFragment());
  });

  test.each([
    ['that the service calls an error', () => Promise.resolve(null)],
    ['that failed', () => Promise.reject(new Error('down'))],
  ])('%s is not kept: the next press asks again (clarification 110)', async (_what, answer) => {
    let calls = 0;
    const { store } = await anOpenMenu({
      fetchExperienceFragment: () => {
        calls += 1;
        return answer();
      },
    });
    const press = () => store.set(pressItemAtom, bakery, { level: 0, position: 2 });
    press();
    await settled();
    expect(store.get(menuFragmentsAtom).size).toBe(0);
    press();
    press();
    await settled();

    expect(calls).toBe(2);
  });

  test('the master beside the first level is asked for once', async () => {
    const { asked, ask, answer } = played<ReturnType<typeof aContentFragment>>();
    const { store } = aStore({ fetchMegaMenuMaster: ask });
    const loaded = store.set(loadMiddleMenuAtom);
    await settled();
    answer(0).resolve(aContentFragment());
    await loaded;
    await store.set(loadMiddleMenuAtom);

    expect(asked).toEqual([null]);
  });
});

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
