import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { describe, expect, test } from 'vitest';
import { setPageAtom } from '../../../state/page.ts';
import { storageAtom } from '../../../state/storage.ts';
import { aStorage } from '../../../state/testing/aStorage.ts';
import { aStore } from '../../../state/testing/aStore.ts';
import { forgetAllSearchesAtom, forgetSearchAtom, noteRepeatedSearchAtom } from './forgetSearches.ts';

function aHistoryOf(terms: readonly string[]) {
  const { store, tracked } = aStore();
  const { storage, texts } = aStorage({ searchHistory: JSON.stringify(terms) });
  store.set(storageAtom, storage);
  store.set(setPageAtom, { options: resolveHeaderOptions({ flags: { searchHistory: true } }) });
  return { store, tracked, texts };
}

describe('noteRepeatedSearchAtom', () => {
  test('tells which search was made again, and where it stood', () => {
    const { store, tracked } = aHistoryOf(['milk', 'eggs']);

    store.set(noteRepeatedSearchAtom, { term: 'eggs', position: 2 });

    expect(tracked).toEqual([{ name: 'search_history_click', payload: { term: 'eggs', position: 2 } }]);
  });
});

describe('forgetSearchAtom', () => {
  test('removes one search and tells which, and where it stood', () => {
    const { store, tracked, texts } = aHistoryOf(['milk', 'eggs']);

    store.set(forgetSearchAtom, { term: 'milk', position: 1 });

    expect(texts.get('searchHistory')).toBe('["eggs"]');
    expect(tracked).toEqual([{ name: 'search_history_remove', payload: { term: 'milk', position: 1 } }]);
  });
});

describe('forgetAllSearchesAtom', () => {
  test('removes them all, and tells how many there were, also of those not shown', () => {
    const { store, tracked, texts } = aHistoryOf(Array.from({ length: 9 }, (_, index) => `term ${index}`));

    store.set(forgetAllSearchesAtom);

    expect(texts.has('searchHistory')).toBe(false);
    expect(tracked).toEqual([{ name: 'search_history_clear_all', payload: { count: 9 } }]);
  });
});
