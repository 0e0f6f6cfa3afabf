import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { expect, test, vi } from 'vitest';
import { setPageAtom } from '../../../state/page/page.ts';
import { storageAtom } from '../../../state/page/storage.ts';
import { aStorage, aStore } from '../../../state/testing/aStore.ts';
import { submitRowAtom, submitTextAtom } from './submitSearch.ts';

const noList = { kind: 'none', rows: [] } as const;
const suggestions = { kind: 'suggestions', rows: ['sour cream', 'sourdough', 'sour cherries'] } as const;
const recent = { kind: 'recent', rows: ['milk', 'eggs'] } as const;

function setUp() {
  const stub = aStore();
  const navigate = vi.fn<(url: string) => void>();
  const { storage, texts } = aStorage();
  stub.store.set(storageAtom, storage);
  stub.store.set(setPageAtom, {
    options: resolveHeaderOptions({ flags: { searchHistory: true }, navigate }),
  });
  return { ...stub, navigate, texts };
}

test('a submitted text is added to the history, emitted to the page and opens its results', () => {
  const { store, emitted, navigate, texts } = setUp();

  expect(store.set(submitTextAtom, '  Oat   milk ', noList)).toBe('Oat milk');

  expect(texts.get('searchHistory')).toBe('["Oat milk"]');
  expect(emitted).toEqual([{ name: 'search_submitted', detail: { term: 'Oat milk' } }]);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/ecom/shop/search?searchTerm=Oat+milk');
});

test.each([
  ['<b>Oat milk</b>!', suggestions, 8, 3],
  ['Oat milk', recent, 8, 0],
  [' % ', noList, 0, 0],
])('the text %j is tracked once, by its length and not by its term', (text, list, termLength, count) => {
  const { store, tracked } = setUp();

  store.set(submitTextAtom, text, list);

  const payload = { source: 'typed', termLength, suggestionPosition: null, suggestionsShown: count };
  expect(tracked).toEqual([{ name: 'search_submit', payload }]);
});

test('a suggestion is tracked with its position', () => {
  const { store, tracked } = setUp();

  expect(store.set(submitRowAtom, suggestions, 1, false)).toBe('sourdough');

  const payload = { source: 'suggestion', termLength: 9, suggestionPosition: 2, suggestionsShown: 3 };
  expect(tracked).toEqual([{ name: 'search_submit', payload }]);
});

test('a recent search is tracked as a click on the history and as a search', () => {
  const { store, tracked } = setUp();

  expect(store.set(submitRowAtom, recent, 1, false)).toBe('eggs');

  const payload = { source: 'history', termLength: 4, suggestionPosition: null, suggestionsShown: 0 };
  expect(tracked).toEqual([
    { name: 'search_history_click', payload: { term: 'eggs', position: 2 } },
    { name: 'search_submit', payload },
  ]);
});

test('a search in a new tab is tracked and added to the history, and this page stays as it is', () => {
  const { store, emitted, tracked, navigate, texts } = setUp();

  store.set(submitRowAtom, suggestions, 0, true);

  expect(texts.get('searchHistory')).toBe('["sour cream"]');
  expect(tracked).toHaveLength(1);
  expect(emitted).toEqual([]);
  expect(navigate).not.toHaveBeenCalled();
});

test('a row that does not exist is not searched for', () => {
  const { store, tracked, navigate } = setUp();

  expect(store.set(submitRowAtom, recent, 2, false)).toBeUndefined();

  expect(tracked).toEqual([]);
  expect(navigate).not.toHaveBeenCalled();
});
