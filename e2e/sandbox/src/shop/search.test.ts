import { expect, test } from 'vitest';
import { suggestTerms } from './search.ts';

test('names that start with the term come before names with a later word that starts with it', () => {
  const terms = suggestTerms('milk');

  expect(terms.slice(0, 3)).toEqual(['milk', 'milk chocolate', 'milk alternatives']);
  expect(terms.slice(3).every((term) => / milk/.test(term))).toBe(true);
});

test('suggestions ignore accents and case', () => {
  expect(suggestTerms('CREME FR')).toContain('crème fraîche');
  expect(suggestTerms('crème fr')).toContain('crème fraîche');
});

test('there are ten suggestions at most, each one once', () => {
  const terms = suggestTerms('s');

  expect(terms).toHaveLength(10);
  expect(new Set(terms).size).toBe(10);
});

test('there are no suggestions for blanks or an unknown word', () => {
  expect(suggestTerms('  ')).toEqual([]);
  expect(suggestTerms('xyzzy')).toEqual([]);
});
