import { aCategory, aContentFragment, aTaxonomy, aToken } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { setHasTokenSessionAtom, setSessionAtom } from '../session/session.ts';
import { aStore, flushPromises } from '../testing/aStore.ts';
import {
  ensureSeasonalMenuAtom,
  loadSeasonalMenuAtom,
  seasonalContentAtom,
  seasonalPanelTitleAtom,
} from './loadSeasonalMenu.ts';
import { seasonalMenuAtom, setSeasonalMenuAtom } from './seasonalMenu.ts';
import { loadTaxonomyAtom } from './taxonomy.ts';

const atOnce = () => Promise.resolve();

describe('the seasonal menu', () => {
  const seasonal = (fetchSeasonalMaster: Services['fetchSeasonalMaster']) => aStore({ fetchSeasonalMaster });

  test('a seasonal menu that the server’s HTML shows is not requested until the shopper opens it', async () => {
    const fetchSeasonalMaster = vi.fn(async () => aContentFragment());
    const { store } = seasonal(fetchSeasonalMaster);
    store.set(setSeasonalMenuAtom, { title: 'Easter', href: null });
    await store.set(ensureSeasonalMenuAtom, atOnce);
    expect(fetchSeasonalMaster).not.toHaveBeenCalled();

    await store.set(loadSeasonalMenuAtom);
    expect(store.get(seasonalContentAtom)).toEqual(aContentFragment());
  });

  test('without a title in the server’s HTML it is requested at once', async () => {
    const fetchSeasonalMaster = vi.fn(async () => aContentFragment());
    const { store } = seasonal(fetchSeasonalMaster);
    await store.set(ensureSeasonalMenuAtom, () => Promise.reject(new Error('busy')));

    expect(fetchSeasonalMaster).toHaveBeenCalledOnce();
    expect(store.get(seasonalMenuAtom)).toMatchObject({
      href: '/ecom/shop/browse/groceries/bakery',
    });
  });

  test('the seasonal menu disappears when the service no longer has one', async () => {
    const { store } = seasonal(async () => aContentFragment({ pageTitle: null }));
    store.set(setSeasonalMenuAtom, { title: 'Easter', href: null });
    await store.set(loadSeasonalMenuAtom);

    expect(store.get(seasonalMenuAtom)).toBeNull();
  });

  test('a signed-in shopper’s own menu replaces the guests’ title of the server’s HTML, when the browser is idle', async () => {
    const fetchSeasonalMaster = vi.fn(async () => aContentFragment({ pageTitle: 'Easter for you' }));
    const idle = Promise.withResolvers<void>();
    const { store } = seasonal(fetchSeasonalMaster);
    store.set(setSeasonalMenuAtom, { title: 'Easter', href: null });
    store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });

    const ensured = store.set(ensureSeasonalMenuAtom, () => idle.promise);
    await flushPromises();
    expect(fetchSeasonalMaster).not.toHaveBeenCalled();
    idle.resolve();
    await ensured;

    expect(fetchSeasonalMaster).toHaveBeenCalledExactlyOnceWith(aToken().customerId);
    expect(store.get(seasonalMenuAtom)).toMatchObject({ title: 'Easter for you' });
  });

  test('while it is not known who is signed in, no content is requested', async () => {
    const fetchSeasonalMaster = vi.fn(async () => aContentFragment());
    const { store } = seasonal(fetchSeasonalMaster);
    store.set(setHasTokenSessionAtom, true);

    await store.set(loadSeasonalMenuAtom);

    expect(fetchSeasonalMaster).not.toHaveBeenCalled();
  });

  test('if a signed-in shopper’s menu fails to load, the guests’ content is not shown in its place', async () => {
    const fetchSeasonalMaster = vi.fn(async () => aContentFragment());
    const { store } = seasonal(fetchSeasonalMaster);
    await store.set(loadSeasonalMenuAtom);
    store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });
    fetchSeasonalMaster.mockRejectedValueOnce(new Error('down'));

    await store.set(loadSeasonalMenuAtom);

    expect(store.get(seasonalContentAtom)).toBeUndefined();
    expect(store.get(seasonalMenuAtom)).toMatchObject({ title: 'Easter' });
  });
});

const titleFor = async (title: string, href: string | null, seasonalMenuTitle: string | null) => {
  const [groceries] = aTaxonomy().categories;
  const season = aCategory({ id: '7', name: 'Easter', shortName: 'Eggs', url: 'easter', seasonalMenuTitle });
  const root = { ...groceries, ...aCategory({ categoryIds: ['6', '7'] }) };
  const recipes = aCategory({ id: '6', name: 'Easter', url: 'recipes' });
  const { store } = aStore({ fetchTaxonomy: async () => ({ categories: [root, recipes, season] }) });
  store.set(setSeasonalMenuAtom, { title, href });
  const before = store.get(seasonalPanelTitleAtom);
  await store.set(loadTaxonomyAtom);
  return [before, store.get(seasonalPanelTitleAtom)];
};

describe('the title of the seasonal panel', () => {
  test('the category of the season gives it, found by a name or by its address', async () => {
    expect(await titleFor('Easter', null, 'Easter at the shop')).toEqual(['Easter', 'Easter at the shop']);
    expect(await titleFor('Eggs', null, 'Easter at the shop')).toEqual(['Eggs', 'Easter at the shop']);
    const href = '/ecom/shop/browse/groceries/easter';
    expect(await titleFor('Spring', href, 'Easter at the shop')).toEqual(['Spring', 'Easter at the shop']);
  });

  test('it is the menu’s own title if no category of this season has one', async () => {
    expect(await titleFor('Easter', null, null)).toEqual(['Easter', 'Easter']);
    for (const href of [null, '/ecom/christmas'])
      expect(await titleFor('Christmas', href, 'Easter at the shop')).toEqual(['Christmas', 'Christmas']);
  });
});
