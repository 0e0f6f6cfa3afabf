import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { describe, expect, test, vi } from 'vitest';
import { setPageAtom } from '../../../state/page/page.ts';
import { storageAtom } from '../../../state/page/storage.ts';
import { aStorage, aStore } from '../../../state/testing/aStore.ts';
import {
  addSearchAtom,
  clearHistoryAtom,
  readHistoryAtom,
  removeSearchAtom,
  subscribeToHistoryAtom,
  trackHistoryClickAtom,
} from './searchHistoryAtoms.ts';

function storeWithHistory(terms: readonly string[]) {
  const { store, tracked } = aStore();
  const { storage, texts } = aStorage({ searchHistory: JSON.stringify(terms) });
  store.set(storageAtom, storage);
  store.set(setPageAtom, { options: resolveHeaderOptions({ flags: { searchHistory: true } }) });
  return { store, tracked, texts };
}

describe('the history of a shop with a type', () => {
  test('a search is added to that history, and the one without a type stays', () => {
    const { store, texts } = storeWithHistory(['milk']);
    const options = { flags: { searchHistory: true }, search: { historyType: 'wine' } };
    store.set(setPageAtom, { options: resolveHeaderOptions(options) });

    store.set(addSearchAtom, 'rioja');

    expect(store.set(readHistoryAtom)).toEqual(['rioja']);
    expect(Object.fromEntries(texts)).toEqual({
      searchHistory: '["milk"]',
      'searchHistory-wine': '["rioja"]',
    });
  });

  test('changes of that history by other tabs are noticed', () => {
    const { store } = storeWithHistory([]);
    const { storage } = aStorage();
    const onChange = vi.fn(() => () => {});
    store.set(storageAtom, { ...storage, onChange });
    store.set(setPageAtom, { options: resolveHeaderOptions({ search: { historyType: 'wine' } }) });
    const listener = () => {};

    store.get(subscribeToHistoryAtom)(listener);

    expect(onChange).toHaveBeenCalledExactlyOnceWith('searchHistory-wine', listener);
  });
});

describe('trackHistoryClickAtom', () => {
  test('a click on a recent search is tracked with its term and position', () => {
    const { store, tracked } = storeWithHistory(['milk', 'eggs']);

    store.set(trackHistoryClickAtom, { term: 'eggs', position: 2 });

    expect(tracked).toEqual([{ name: 'search_history_click', payload: { term: 'eggs', position: 2 } }]);
  });
});

describe('removeSearchAtom', () => {
  test('one search is removed from storage, and the removal is tracked with its term and position', () => {
    const { store, tracked, texts } = storeWithHistory(['milk', 'eggs']);

    store.set(removeSearchAtom, { term: 'milk', position: 1 });

    expect(texts.get('searchHistory')).toBe('["eggs"]');
    expect(tracked).toEqual([{ name: 'search_history_remove', payload: { term: 'milk', position: 1 } }]);
  });
});

describe('clearHistoryAtom', () => {
  test('all searches are removed from storage, and their number is tracked, including those not visible', () => {
    const { store, tracked, texts } = storeWithHistory(
      Array.from({ length: 9 }, (_, index) => `term ${index}`),
    );

    store.set(clearHistoryAtom);

    expect(texts.has('searchHistory')).toBe(false);
    expect(tracked).toEqual([{ name: 'search_history_clear_all', payload: { count: 9 } }]);
  });
});
