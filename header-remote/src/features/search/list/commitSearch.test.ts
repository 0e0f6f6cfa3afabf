import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { describe, expect, test, vi } from 'vitest';
import { setPageAtom } from '../../../state/page.ts';
import { storageAtom } from '../../../state/storage.ts';
import { aStorage } from '../../../state/testing/aStorage.ts';
import { aStore } from '../../../state/testing/aStore.ts';
import { commitSearchAtom, type Search } from './commitSearch.ts';

function aBox() {
  const known = aStore();
  const navigate = vi.fn<(url: string) => void>();
  const { storage, texts } = aStorage();
  known.store.set(storageAtom, storage);
  known.store.set(setPageAtom, {
    options: resolveHeaderOptions({ flags: { searchHistory: true }, navigate }),
  });
  const commit = (search: Partial<Search>) =>
    known.store.set(commitSearchAtom, {
      text: 'milk',
      source: 'typed',
      suggestionPosition: null,
      suggestionsShown: 0,
      ...search,
    });
  return { ...known, navigate, texts, commit };
}

describe('commitSearchAtom', () => {
  test.each<[search: Partial<Search>, payload: object]>([
    [
      { text: '<b>Oat milk</b>!', source: 'typed', suggestionsShown: 7 },
      { source: 'typed', termLength: 8, suggestionPosition: null, suggestionsShown: 7 },
    ],
    [
      { text: 'sourdough', source: 'suggestion', suggestionPosition: 2, suggestionsShown: 7 },
      { source: 'suggestion', termLength: 9, suggestionPosition: 2, suggestionsShown: 7 },
    ],
    [
      { text: 'eggs', source: 'history' },
      { source: 'history', termLength: 4, suggestionPosition: null, suggestionsShown: 0 },
    ],
    [
      { text: ' % ', source: 'typed' },
      { source: 'typed', termLength: 0, suggestionPosition: null, suggestionsShown: 0 },
    ],
  ])('tells analytics of %j once, and never the term', (search, payload) => {
    const { commit, tracked } = aBox();

    commit(search);

    expect(tracked).toEqual([{ name: 'search_submit', payload }]);
  });

  test('remembers the term, tells the page and goes to its results', () => {
    const { commit, told, navigate, texts } = aBox();

    expect(commit({ text: '  Oat   milk ' })).toBe('Oat milk');

    expect(texts.get('searchHistory')).toBe('["Oat milk"]');
    expect(told).toEqual([{ name: 'search_submitted', detail: { term: 'Oat milk' } }]);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/ecom/shop/search?searchTerm=Oat+milk');
  });

  test('in another tab it is remembered and counted, and this page stays as it is', () => {
    const { commit, told, tracked, navigate, texts } = aBox();

    commit({ source: 'suggestion', suggestionPosition: 1, suggestionsShown: 3, elsewhere: true });

    expect(texts.get('searchHistory')).toBe('["milk"]');
    expect(tracked).toHaveLength(1);
    expect(told).toEqual([]);
    expect(navigate).not.toHaveBeenCalled();
  });
});
