import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { multiSearchListSchema } from './catalogue.ts';
import { multiSearchListKey } from './searchTerm.ts';

describe('multiSearchListKey', () => {
  it('is the word multisearch and the customer id, or -1 for guests (behaviour/multi-search#key)', () => {
    expect(multiSearchListKey('100001')).toBe('multisearch100001');
    expect(multiSearchListKey(null)).toBe('multisearch-1');
  });
});

describe('multiSearchListSchema', () => {
  it('reads a list only if all of its items are text', () => {
    const read = (input: unknown) => parseContract(multiSearchListSchema, input, 'multi-search list');

    expect(read(['milk', 'eggs', 'milk'])).toEqual(['milk', 'eggs', 'milk']);
    expect(() => read(['milk', 7])).toThrow('multi-search list: expected string at [1], got number');
  });
});
