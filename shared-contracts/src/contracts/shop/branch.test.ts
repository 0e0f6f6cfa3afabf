import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { aBranch } from './shop.fixtures.ts';
import { branchSchema } from './slots.ts';

const read = (input: unknown) => parseContract(branchSchema, input, 'branches');

describe('branchSchema', () => {
  it('returns its fixture unchanged', () => {
    expect(read(aBranch())).toEqual(aBranch());
  });

  it('reads a branch of which any part is missing or null', () => {
    const contactDetails = { address1: null, city: null, postcode: null };

    expect(read({ id: 753, name: 'Bath' })).toEqual({ id: '753', name: 'Bath', contactDetails });
    expect(read({ name: null, contactDetails: null })).toEqual({ id: null, name: null, contactDetails });
    expect(read({ contactDetails: { city: 'Bath', postcode: null } })).toEqual({
      id: null,
      name: null,
      contactDetails: { ...contactDetails, city: 'Bath' },
    });
  });

  it('rejects a name that is not text', () => {
    expect(() => read({ name: 753 })).toThrow('branches: expected string at name, got number');
  });
});
