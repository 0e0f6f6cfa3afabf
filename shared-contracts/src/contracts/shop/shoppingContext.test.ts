import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { emptyShoppingContext, shoppingContextSchema } from './account.ts';
import { aShoppingContext } from './shop.fixtures.ts';

const read = (input: unknown) => parseContract(shoppingContextSchema, input, 'context');

describe('shoppingContextSchema', () => {
  it('returns its fixture unchanged', () => {
    expect(read(aShoppingContext())).toEqual(aShoppingContext());
  });

  it('reads numeric ids as text', () => {
    expect(read({ customerId: 100001, customerOrderId: 5001, defaultBranchId: 753 })).toEqual({
      customerId: '100001',
      customerOrderId: '5001',
      customerOrderState: null,
      defaultBranchId: '753',
    });
  });

  it('reads an order state that it does not know as UNKNOWN', () => {
    expect(read({ customerOrderState: 'SUBSTITUTED' }).customerOrderState).toBe('UNKNOWN');
  });
});

describe('emptyShoppingContext', () => {
  it('equals the result of reading an empty answer (behaviour/services#shopping-context)', () => {
    expect(read({})).toEqual(emptyShoppingContext);
  });
});
