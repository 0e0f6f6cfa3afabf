import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { anAddress } from './shop.fixtures.ts';
import { type Address, addressSchema } from './slots.ts';

const read = (input: unknown) => parseContract(addressSchema, input, 'addresses');

describe('addressSchema', () => {
  it('returns every fixture unchanged', () => {
    expect(read(anAddress())).toEqual(anAddress());
    expect(read(anAddress({ name: null, line2: 'Flat 2' }))).toEqual(
      anAddress({ name: null, line2: 'Flat 2' }),
    );
  });

  it.each(Object.keys(anAddress()))('reads an address without %s, missing or null', (part) => {
    const { [part as keyof Address]: _, ...others } = anAddress();

    expect(read(others)).toEqual({ ...others, [part]: null });
    expect(read({ ...others, [part]: null })).toEqual({ ...others, [part]: null });
  });

  it('reads an address whose id, which is not shown, cannot be read', () => {
    expect(read({ ...anAddress(), id: {} })).toEqual(anAddress({ id: null }));
  });

  it('does not reveal the street when another line cannot be read', () => {
    expect(() => read({ line1: '1 High Street', line2: 2 })).toThrow(
      'addresses: expected string at line2, got number',
    );
  });
});
