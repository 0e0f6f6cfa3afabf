import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { termSuggestSchema } from './catalogue.ts';
import { aTermSuggest } from './shop.fixtures.ts';

const read = (input: unknown) => parseContract(termSuggestSchema, input, 'suggest');

describe('termSuggestSchema', () => {
  it('returns its fixture unchanged', () => {
    expect(read(aTermSuggest())).toEqual(aTermSuggest());
  });

  it('reads terms in both forms, and drops unreadable and duplicate terms', () => {
    const terms = ['milk', { term: 'oat milk' }, 7, null, { term: 7 }, '', ' ', 'milk', { term: 'milk' }];

    expect(read({ terms })).toEqual({ terms: ['milk', 'oat milk'] });
  });

  it('reads an answer without a list of terms as an empty list', () => {
    expect(read({ terms: { 0: 'milk' } })).toEqual({ terms: [] });
    expect(read({})).toEqual({ terms: [] });
  });
});
