import { sanitiseTerm } from '@grocer/shared-contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aStorage } from '../../../state/testing/aStore.ts';
import {
  addTerm,
  readSearchHistory,
  removeTerm,
  searchHistoryKey,
  writeSearchHistory,
} from './searchHistory.ts';

const storageWith = (text: string | null) => aStorage(text === null ? {} : { searchHistory: text });

const read = (text: string | null) => readSearchHistory(storageWith(text).storage, 'searchHistory');
const manyTerms = (count: number) => Array.from({ length: count }, (_, index) => `term ${index}`);

describe('searchHistoryKey', () => {
  test('the key has the kind of shop as a suffix if there is one', () => {
    expect(searchHistoryKey(null)).toBe('searchHistory');
    expect(searchHistoryKey('wine')).toBe('searchHistory-wine');
  });
});

describe('readSearchHistory', () => {
  test('the terms are read in the stored order, newest first', () => {
    expect(read('["sourdough","Oat milk"]')).toEqual(['sourdough', 'Oat milk']);
    expect(read(null)).toEqual([]);
  });

  test.each(['', 'milk', '{"0":"milk"}', '["milk",7]', '[["milk"]]', 'null', '"milk"', '["milk"', '[null]'])(
    'the stored value %j is invalid and removed',
    (text) => {
      const { storage, texts } = storageWith(text);

      expect(readSearchHistory(storage, 'searchHistory')).toEqual([]);
      expect(texts.size).toBe(0);
    },
  );

  test('terms that another script stored are sanitised and deduplicated', () => {
    expect(read('["<b>milk</b>","MILK","🥛","","__proto__","constructor"]')).toEqual([
      'milk',
      'proto',
      'constructor',
    ]);
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
});

describe('addTerm', () => {
  test('the new term is first, and a term that differs only in case is removed', () => {
    expect(addTerm(['oat milk', 'Butter', 'eggs'], 'butter')).toEqual(['butter', 'oat milk', 'eggs']);
  });

  test('the history has at most 60 terms, and the oldest is dropped', () => {
    const history = addTerm(manyTerms(70), 'milk');

    expect(history).toHaveLength(60);
    expect(history.at(-1)).toBe('term 58');
    expect(addTerm(manyTerms(60), 'term 59')).toHaveLength(60);
  });

  test('an empty term is not added', () => {
    expect(addTerm(['milk'], '')).toEqual(['milk']);
  });

  test('adding the same term twice is the same as adding it once', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string({ minLength: 1 }), (history, term) => {
        const once = addTerm(history, term);
        expect(once[0]).toBe(term);
        expect(addTerm(once, term)).toEqual(once);
        expect(removeTerm(once, term)).not.toContain(term);
      }),
    );
  });
});

describe('writeSearchHistory', () => {
  test('a history is stored as a JSON array, and an empty one is removed from storage', () => {
    const { storage, texts } = storageWith(null);

    writeSearchHistory(storage, 'searchHistory', ['milk', 'eggs']);
    expect(texts.get('searchHistory')).toBe('["milk","eggs"]');
    writeSearchHistory(storage, 'searchHistory', []);

    expect(texts.size).toBe(0);
  });
});
