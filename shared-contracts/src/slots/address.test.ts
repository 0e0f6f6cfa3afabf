import { describe, expect, it } from 'vitest';
import { parseContract } from '../parseContract.ts';
import { anAddress } from './address.fixtures.ts';
import { addressSchema } from './address.ts';

const read = (input: unknown) => parseContract(addressSchema, input, 'addresses');

describe('addressSchema', () => {
  it('returns every fixture unchanged', () => {
    expect(read(anAddress())).toEqual(anAddress());
    expect(read(anAddress({ name: null, line2: 'Flat 2' }))).toEqual(
      anAddress({ name: null, line2: 'Flat 2' }),
    );
  });

  it('requires only a street and a postcode', () => {
    expect(read({ line1: '1 High Street', postalCode: 'BA1 1AA' })).toMatchObject({ name: null, town: null });
  });

  it('does not reveal the street when the postcode is missing', () => {
    expect(() => read({ line1: '1 High Street' })).toThrow(
      'addresses: expected string at postalCode, got nothing',
    );
  });
});
