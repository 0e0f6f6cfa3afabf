import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { deliveryPassSchema } from './account.ts';
import { aDeliveryPass } from './shop.fixtures.ts';

const read = (input: unknown) => parseContract(deliveryPassSchema, input, 'pass');

describe('deliveryPassSchema', () => {
  it('returns every fixture unchanged', () => {
    for (const status of ['ACTIVE', 'AVAILABLE', 'UNKNOWN'] as const) {
      expect(read(aDeliveryPass(status))).toEqual({ data: { status } });
    }
  });

  it.each([{}, { data: null }, { data: {} }, { data: { status: 'PAUSED' } }, { data: { status: 1 } }])(
    'reads the status UNKNOWN from %j (behaviour/account#delivery-pass-status)',
    (answer) => {
      expect(read(answer).data.status).toBe('UNKNOWN');
    },
  );
});
