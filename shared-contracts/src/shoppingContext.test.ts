import { describe, expect, it } from 'vitest';
import { parseContract } from './contractError.ts';
import { aShoppingContext } from './shoppingContext.fixtures.ts';
import { emptyShoppingContext, shoppingContextSchema } from './shoppingContext.ts';

const read = (input: unknown) => parseContract(shoppingContextSchema, input, 'context');

describe('shoppingContextSchema', () => {
  it('reads its fixture as it stands', () => {
    expect(read(aShoppingContext())).toEqual(aShoppingContext());
  });

  it('reads ids that came as numbers', () => {
    expect(read({ customerId: 100001, customerOrderId: 5001, defaultBranchId: 753 })).toEqual({
      customerId: '100001',
      customerOrderId: '5001',
      customerOrderState: null,
      defaultBranchId: '753',
    });
  });

  it('reads an order state of tomorrow as unknown', () => {
    expect(read({ customerOrderState: 'SUBSTITUTED' }).customerOrderState).toBe('UNKNOWN');
  });
});

describe('emptyShoppingContext', () => {
  it('is what an empty answer reads as (clarification 137)', () => {
    expect(read({})).toEqual(emptyShoppingContext);
  });
});
