import { describe, expect, it } from 'vitest';
import { parseContract } from './contractError.ts';
import { aTermSuggest } from './termSuggest.fixtures.ts';
import { termSuggestSchema } from './termSuggest.ts';

const read = (input: unknown) => parseContract(termSuggestSchema, input, 'suggest');

describe('termSuggestSchema', () => {
  it('reads its fixture as it stands', () => {
    expect(read(aTermSuggest())).toEqual(aTermSuggest());
  });

  it('reads terms in either form, drops what is none, and each counts once', () => {
    const terms = ['milk', { term: 'oat milk' }, 7, null, { term: 7 }, '', ' ', 'milk', { term: 'milk' }];

    expect(read({ terms })).toEqual({ terms: ['milk', 'oat milk'] });
  });

  it('reads anything but a list as no terms', () => {
    expect(read({ terms: { 0: 'milk' } })).toEqual({ terms: [] });
    expect(read({})).toEqual({ terms: [] });
  });
});
