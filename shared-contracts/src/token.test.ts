import { describe, expect, it } from 'vitest';
import { parseContract } from './contractError.ts';
import { aToken } from './token.fixtures.ts';
import { tokenSchema } from './token.ts';

const read = (input: unknown) => parseContract(tokenSchema, input, 'token');

describe('tokenSchema', () => {
  it('reads its fixture as it stands', () => {
    expect(read(aToken())).toEqual(aToken());
  });

  it('takes a shopper for themselves unless the service says a support user acts for them', () => {
    const { isSignedOnAsCustomer: _, ...token } = aToken();

    expect(read(token).isSignedOnAsCustomer).toBe(false);
  });

  it('reads a number customer id as text', () => {
    expect(read({ ...aToken(), customerId: 100001 }).customerId).toBe('100001');
  });

  it('refuses an answer without a token, a customer or a life time', () => {
    expect(() => read({ ...aToken(), accessToken: '' })).toThrow(
      'token: expected at least 1 (string) at accessToken',
    );
    expect(() => read({ ...aToken(), customerId: null })).toThrow('at customerId, got null');
    expect(() => read({ ...aToken(), expiresIn: 0 })).toThrow('expected more than 0 (number) at expiresIn');
  });
});
