import { describe, expect, it } from 'vitest';
import { aBranch } from './branch.fixtures.ts';
import { branchSchema } from './branch.ts';
import { parseContract } from './contractError.ts';

const read = (input: unknown) => parseContract(branchSchema, input, 'branches');

describe('branchSchema', () => {
  it('reads its fixture as it stands', () => {
    expect(read(aBranch())).toEqual(aBranch());
  });

  it('needs a name, nothing else', () => {
    const contactDetails = { address1: null, city: null, postcode: null };

    expect(read({ id: 753, name: 'Bath' })).toEqual({ id: '753', name: 'Bath', contactDetails });
    expect(() => read({})).toThrow('branches: expected string at name, got nothing');
  });
});
