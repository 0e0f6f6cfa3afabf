import { resolveHeaderOptions, sanitiseTerm } from '@grocer/shared-contracts';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { setPageAtom } from '../../../state/page/page.ts';
import { storageAtom } from '../../../state/page/storage.ts';
import { aStorage, aStore } from '../../../state/testing/aStore.ts';
import {
  addSearchAtom,
  addTerm,
  clearHistoryAtom,
  readHistoryAtom,
  readSearchHistory,
  removeSearchAtom,
  subscribeToHistoryAtom,
} from './searchHistory.ts';

const storageWith = (text: string | null) => aStorage(text === null ? {} : { searchHistory: text });

const read = (text: string | null) => readSearchHistory(storageWith(text).storage, 'searchHistory');
const manyTerms = (count: number) => Array.from({ length: count }, (_, index) => `term ${index}`);

test.each(['', 'milk', '{"0":"milk"}', '["milk",7]', '[["milk"]]', 'null', '"milk"', '["milk"', '[null]'])(
  'the stored value %j is invalid and removed',
  (text) => {
    const { storage, texts } = storageWith(text);

    expect(readSearchHistory(storage, 'searchHistory')).toEqual([]);
    expect(texts.size).toBe(0);
  },
);

test('terms that another script stored are sanitised and deduplicated', () => {
  const stored = '["<b>milk</b>","MILK","🥛","","__proto__","constructor"]';
  expect(read(stored)).toEqual(['milk', 'proto', 'constructor']);
});

test('any stored text is read as at most 60 different sanitised terms', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.string({ unit: 'binary' })).map((texts) => JSON.stringify(texts)),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const history = read(text);
      expect(history.length).toBeLessThanOrEqual(60);
      expect(history.map(sanitiseTerm)).toEqual(history);
      expect(new Set(history.map((term) => term.toLocaleLowerCase('en-GB'))).size).toBe(history.length);
    }),
  );
});

test('the new term is first, and a term that differs only in case is removed', () => {
  expect(addTerm(['oat milk', 'Butter', 'eggs'], 'butter')).toEqual(['butter', 'oat milk', 'eggs']);
});

test('the history has at most 60 terms, and the oldest is dropped', () => {
  const history = addTerm(manyTerms(70), 'milk');

  expect(history).toHaveLength(60);
  expect(history.at(-1)).toBe('term 58');
  expect(addTerm(manyTerms(60), 'term 59')).toHaveLength(60);
});

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

    store.set(addSearchAtom, 'gin');
    store.set(addSearchAtom, '');

    expect(store.set(readHistoryAtom), 'an empty term is not added').toEqual(['gin']);
    expect(Object.fromEntries(texts)).toEqual({ searchHistory: '["milk"]', 'searchHistory-wine': '["gin"]' });
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

test('one search is removed from storage, and the removal is tracked with its term and position', () => {
  const { store, tracked, texts } = storeWithHistory(['milk', 'eggs']);

  store.set(removeSearchAtom, { term: 'milk', position: 1 });

  expect(texts.get('searchHistory')).toBe('["eggs"]');
  expect(tracked).toEqual([{ name: 'search_history_remove', payload: { term: 'milk', position: 1 } }]);
});

test('all searches are removed from storage, and their number is tracked, including those not visible', () => {
  const { store, tracked, texts } = storeWithHistory(manyTerms(9));

  store.set(clearHistoryAtom);

  expect(texts.has('searchHistory')).toBe(false);
  expect(tracked).toEqual([{ name: 'search_history_clear_all', payload: { count: 9 } }]);
});
