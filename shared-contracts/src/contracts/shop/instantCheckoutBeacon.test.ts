import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { instantCheckoutBeaconSchema } from './orders.ts';
import { anInstantCheckoutBeacon } from './shop.fixtures.ts';

const read = (input: unknown) => parseContract(instantCheckoutBeaconSchema, input, 'beacon');

describe('instantCheckoutBeaconSchema', () => {
  it('returns every fixture unchanged', () => {
    const unknownBranch = anInstantCheckoutBeacon({ branchId: null, deliveryChargeAmount: null });

    expect(read(anInstantCheckoutBeacon())).toEqual(anInstantCheckoutBeacon());
    expect(read(unknownBranch)).toEqual(unknownBranch);
  });

  it('rejects a body with a missing or an additional key', () => {
    const { branchId: _, ...withoutBranch } = anInstantCheckoutBeacon();

    expect(() => read(withoutBranch)).toThrow('at branchId, got nothing');
    expect(() => read({ ...anInstantCheckoutBeacon(), customerId: '1' })).toThrow('expected no further keys');
  });
});
