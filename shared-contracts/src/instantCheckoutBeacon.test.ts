import { describe, expect, it } from 'vitest';
import { parseContract } from './contractError.ts';
import { anInstantCheckoutBeacon } from './instantCheckoutBeacon.fixtures.ts';
import { instantCheckoutBeaconSchema } from './instantCheckoutBeacon.ts';

const read = (input: unknown) => parseContract(instantCheckoutBeaconSchema, input, 'beacon');

describe('instantCheckoutBeaconSchema', () => {
  it('reads every fixture as it stands', () => {
    const unknownBranch = anInstantCheckoutBeacon({ branchId: null, deliveryChargeAmount: null });

    expect(read(anInstantCheckoutBeacon())).toEqual(anInstantCheckoutBeacon());
    expect(read(unknownBranch)).toEqual(unknownBranch);
  });

  it('is complete and carries nothing else', () => {
    const { branchId: _, ...withoutBranch } = anInstantCheckoutBeacon();

    expect(() => read(withoutBranch)).toThrow('at branchId, got nothing');
    expect(() => read({ ...anInstantCheckoutBeacon(), customerId: '1' })).toThrow('expected no further keys');
  });
});
