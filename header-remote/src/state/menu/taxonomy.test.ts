import { aTaxonomy, aToken } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { connectServicesAtom, type Services } from '../services.ts';
import { setSessionAtom } from '../session.ts';
import { aStore } from '../testing/aStore.ts';
import { played } from '../testing/played.ts';
import { settled } from '../testing/settled.ts';
import { loadTaxonomyAtom, taxonomyAtom } from './taxonomy.ts';

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
