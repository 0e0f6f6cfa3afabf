import { describe, expect, it } from 'vitest';
import { parseContract } from '../parseContract.ts';
import { aBranch } from './branch.fixtures.ts';
import { branchSchema } from './branch.ts';

const read = (input: unknown) => parseContract(branchSchema, input, 'branches');

describe('branchSchema', () => {
  it('returns its fixture unchanged', () => {
    expect(read(aBranch())).toEqual(aBranch());
  });

  it('requires only a name', () => {
    const contactDetails = { address1: null, city: null, postcode: null };

    expect(read({ id: 753, name: 'Bath' })).toEqual({ id: '753', name: 'Bath', contactDetails });
    expect(() => read({})).toThrow('branches: expected string at name, got nothing');
  });
});
