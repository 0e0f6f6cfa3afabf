import { describe, expect, test } from 'vitest';
import { suggestTerms } from './suggestTerms.ts';

describe('suggestTerms', () => {
  test('names that start with the term come before names that hold it', () => {
    const terms = suggestTerms('milk');

    expect(terms.slice(0, 3)).toEqual(['milk', 'milk chocolate', 'milk alternatives']);
    expect(terms.slice(3).every((term) => / milk/.test(term))).toBe(true);
  });

  test('accents and case do not matter', () => {
    expect(suggestTerms('CREME FR')).toContain('crème fraîche');
    expect(suggestTerms('crème fr')).toContain('crème fraîche');
  });

  test('are ten at most, each once', () => {
    const terms = suggestTerms('s');

    expect(terms).toHaveLength(10);
    expect(new Set(terms).size).toBe(10);
  });

  test('nothing is suggested for nothing or nonsense', () => {
    expect(suggestTerms('  ')).toEqual([]);
    expect(suggestTerms('xyzzy')).toEqual([]);
  });
});
