import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { placeOrderBody, placeOrderBodySchema } from './orders.ts';

describe('placeOrderBody', () => {
  it('is the documented JSON (behaviour/checkout#placed-once)', () => {
    expect(JSON.stringify(placeOrderBody)).toBe('{"event":"PLACE","orderOptions":{"instantCheckout":true}}');
  });
});

describe('placeOrderBodySchema', () => {
  it('rejects additional keys and other values', () => {
    const read = (input: unknown) => parseContract(placeOrderBodySchema, input, 'orders');

    expect(read(placeOrderBody)).toEqual(placeOrderBody);
    expect(() => read({ ...placeOrderBody, now: true })).toThrow('expected no further keys');
    expect(() => read({ event: 'CANCEL', orderOptions: { instantCheckout: true } })).toThrow(
      'expected one of "PLACE" at event',
    );
  });
});
