import { describe, expect, it } from 'vitest';
import { parseContract } from './contractError.ts';
import { placeOrderBody, placeOrderBodySchema } from './placeOrderBody.ts';

describe('placeOrderBody', () => {
  it('is written as printed (clarification 98)', () => {
    expect(JSON.stringify(placeOrderBody)).toBe('{"event":"PLACE","orderOptions":{"instantCheckout":true}}');
  });
});

describe('placeOrderBodySchema', () => {
  it('lets nothing else through', () => {
    const read = (input: unknown) => parseContract(placeOrderBodySchema, input, 'orders');

    expect(read(placeOrderBody)).toEqual(placeOrderBody);
    expect(() => read({ ...placeOrderBody, now: true })).toThrow('expected no further keys');
    expect(() => read({ event: 'CANCEL', orderOptions: { instantCheckout: true } })).toThrow(
      'expected one of "PLACE" at event',
    );
  });
});
