import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { aCategory, aTaxonomy, aToken } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { setPageAtom } from '../../page/page.ts';
import { connectServicesAtom, type Services } from '../../services.ts';
import { setSessionAtom } from '../../session/session.ts';
import { aStore } from '../../testing/aStore.ts';
import { deferredCalls } from '../../testing/deferredCalls.ts';
import { flushPromises } from '../../testing/flushPromises.ts';
import { rootLinksAtom } from './rootLinks.ts';
import { ensureRootLinksAtom, loadTaxonomyAtom, taxonomyAtom } from './taxonomy.ts';

describe('the taxonomy', () => {
  test('the taxonomy is requested once for all menus, with seven levels', async () => {
    const { calls, call, answer } = deferredCalls<ReturnType<typeof aTaxonomy>>();
    const { store } = aStore({ fetchTaxonomy: call });
    const both = Promise.all([store.set(loadTaxonomyAtom), store.set(loadTaxonomyAtom)]);
    await flushPromises();
    answer(0).resolve(aTaxonomy());
    await both;
    await store.set(loadTaxonomyAtom);

    expect(calls).toEqual([7]);
    expect(store.get(taxonomyAtom)).toMatchObject({ kind: 'ready' });
  });

  test('the taxonomy is requested again after the shopper has signed in or out', async () => {
    const { calls, call, answer } = deferredCalls<ReturnType<typeof aTaxonomy>>();
    const { store } = aStore({ fetchTaxonomy: call });
    void store.set(loadTaxonomyAtom);
    await flushPromises();
    store.set(setSessionAtom, { kind: 'signed-in', ...aToken() });
    const again = store.set(loadTaxonomyAtom);
    await flushPromises();
    answer(1).resolve({ categories: [] });
    answer(0).resolve(aTaxonomy());
    await again;

    expect(calls).toHaveLength(2);
    expect(store.get(taxonomyAtom)).toMatchObject({ value: { index: { roots: [] } } });
  });

  test('a failure to load the taxonomy is logged, and the next use requests it again', async () => {
    const down = aStore({ fetchTaxonomy: () => Promise.reject(new Error('down')) });
    await down.store.set(loadTaxonomyAtom);

    expect(down.store.get(taxonomyAtom).kind).toBe('failed');
    expect(down.logged).toEqual(['Failed to fetch the taxonomy: down']);

    down.store.set(connectServicesAtom, { fetchTaxonomy: async () => aTaxonomy() } as unknown as Services);
    await down.store.set(loadTaxonomyAtom);
    expect(down.store.get(taxonomyAtom).kind).toBe('ready');
  });

  test('a request for the taxonomy waits until the code of the services has loaded', async () => {
    const store = createStore();
    const loaded = store.set(loadTaxonomyAtom);
    store.set(connectServicesAtom, { fetchTaxonomy: async () => aTaxonomy() } as unknown as Services);
    await loaded;

    expect(store.get(taxonomyAtom).kind).toBe('ready');
  });

  test('a host with further roots has their links from the start of the page; another host requests nothing', async () => {
    const siteLinks = aCategory({ id: 'sites', url: null, categoryIds: ['help'] });
    const help = aCategory({ id: 'help', name: 'Help', url: '/ecom/help' });
    const { store } = aStore({ fetchTaxonomy: async () => ({ categories: [siteLinks, help] }) });
    await store.set(ensureRootLinksAtom);
    expect(store.get(taxonomyAtom).kind).toBe('pending');

    const config = { menuRoots: { siteLinks: 'sites' } };
    store.set(setPageAtom, { options: resolveHeaderOptions({ config }) });
    await store.set(ensureRootLinksAtom);

    expect(store.get(rootLinksAtom).siteLinks).toMatchObject([{ name: 'Help', href: '/ecom/help' }]);
  });

  test('opening a menu again leaves the links of further roots as they are', async () => {
    const siteLinks = aCategory({ id: 'sites', url: null, categoryIds: ['help'] });
    const help = aCategory({ id: 'help', name: 'Help', url: '/ecom/help' });
    const { store } = aStore({ fetchTaxonomy: async () => ({ categories: [siteLinks, help] }) });
    store.set(setPageAtom, {
      options: resolveHeaderOptions({ config: { menuRoots: { siteLinks: 'sites' } } }),
    });
    await store.set(loadTaxonomyAtom);
    const links = store.get(rootLinksAtom);

    await store.set(loadTaxonomyAtom);

    expect(store.get(rootLinksAtom)).toBe(links);
  });
});
