import { describe, expect, it } from 'vitest';
import { parseContract } from './contractError.ts';
import { aDeliveryPass } from './deliveryPass.fixtures.ts';
import { deliveryPassSchema } from './deliveryPass.ts';

const read = (input: unknown) => parseContract(deliveryPassSchema, input, 'pass');

describe('deliveryPassSchema', () => {
  it('reads every fixture as it stands', () => {
    for (const status of ['ACTIVE', 'AVAILABLE', 'UNKNOWN'] as const) {
      expect(read(aDeliveryPass(status))).toEqual({ data: { status } });
    }
  });

  it.each([{}, { data: null }, { data: {} }, { data: { status: 'PAUSED' } }, { data: { status: 1 } }])(
    'knows nothing of a pass from %j (clarification 138)',
    (answer) => {
      expect(read(answer).data.status).toBe('UNKNOWN');
    },
  );
});
