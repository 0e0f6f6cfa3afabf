import { sanitiseTerm } from '@grocer/shared-contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aStorage } from '../../../state/testing/aStorage.ts';
import {
  readSearchHistory,
  searchHistoryKey,
  withoutTerm,
  withTerm,
  writeSearchHistory,
} from './searchHistory.ts';

const storageWith = (text: string | null) => aStorage(text === null ? {} : { searchHistory: text });

const read = (text: string | null) => readSearchHistory(storageWith(text).storage, 'searchHistory');
const manyTerms = (count: number) => Array.from({ length: count }, (_, index) => `term ${index}`);

describe('searchHistoryKey', () => {
  test('is one word, with the type where there is one', () => {
    expect(searchHistoryKey()).toBe('searchHistory');
    expect(searchHistoryKey('wine')).toBe('searchHistory-wine');
  });
});

describe('readSearchHistory', () => {
  test('reads the newest first, as it was written', () => {
    expect(read('["sourdough","Oat milk"]')).toEqual(['sourdough', 'Oat milk']);
    expect(read(null)).toEqual([]);
  });

  test.each(['', 'milk', '{"0":"milk"}', '["milk",7]', '[["milk"]]', 'null', '"milk"', '["milk"', '[null]'])(
    'throws %s away',
    (text) => {
      const { storage, texts } = storageWith(text);

      expect(readSearchHistory(storage, 'searchHistory')).toEqual([]);
      expect(texts.size).toBe(0);
    },
  );

  test('takes what another script kept for what we would have kept', () => {
    expect(read('["<b>milk</b>","MILK","🥛","","__proto__","constructor"]')).toEqual([
      'milk',
      'proto',
      'constructor',
    ]);
  });

  test('never throws, holds 60 terms at most, each as the search understands it and each once', () => {
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

describe('withTerm', () => {
  test('puts the newest first, and drops what is the same but for its case', () => {
    expect(withTerm(['oat milk', 'Butter', 'eggs'], 'butter')).toEqual(['butter', 'oat milk', 'eggs']);
  });

  test('holds 60: the rest is cut to 59 before', () => {
    const history = withTerm(manyTerms(70), 'milk');

    expect(history).toHaveLength(60);
    expect(history.at(-1)).toBe('term 58');
    expect(withTerm(manyTerms(60), 'term 59')).toHaveLength(60);
  });

  test('keeps nothing of an empty search', () => {
    expect(withTerm(['milk'], '')).toEqual(['milk']);
  });

  test('a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string({ minLength: 1 }), (history, term) => {
        const once = withTerm(history, term);
        expect(once[0]).toBe(term);
        expect(withTerm(once, term)).toEqual(once);
        expect(withoutTerm(once, term)).not.toContain(term);
      }),
    );
  });
});

describe('writeSearchHistory', () => {
  test('writes a list of texts, and leaves nothing behind of an empty one', () => {
    const { storage, texts } = storageWith(null);

    writeSearchHistory(storage, 'searchHistory', ['milk', 'eggs']);
    expect(texts.get('searchHistory')).toBe('["milk","eggs"]');
    writeSearchHistory(storage, 'searchHistory', []);

    expect(texts.size).toBe(0);
  });
});
