import { describe, expect, it } from 'vitest';
import { anAddress } from './address.fixtures.ts';
import { addressSchema } from './address.ts';
import { parseContract } from './contractError.ts';

const read = (input: unknown) => parseContract(addressSchema, input, 'addresses');

describe('addressSchema', () => {
  it('reads every fixture as it stands', () => {
    expect(read(anAddress())).toEqual(anAddress());
    expect(read(anAddress({ name: null, line2: 'Flat 2' }))).toEqual(
      anAddress({ name: null, line2: 'Flat 2' }),
    );
  });

  it('needs a street and a postcode, nothing else', () => {
    expect(read({ line1: '1 High Street', postalCode: 'BA1 1AA' })).toMatchObject({ name: null, town: null });
  });

  it('tells neither street nor postcode when it refuses one', () => {
    expect(() => read({ line1: '1 High Street' })).toThrow(
      'addresses: expected string at postalCode, got nothing',
    );
  });
});
