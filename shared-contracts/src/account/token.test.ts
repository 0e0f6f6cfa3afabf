import { describe, expect, it } from 'vitest';
import { parseContract } from '../parseContract.ts';
import { aToken } from './token.fixtures.ts';
import { tokenSchema } from './token.ts';

const read = (input: unknown) => parseContract(tokenSchema, input, 'token');

describe('tokenSchema', () => {
  it('returns its fixture unchanged', () => {
    expect(read(aToken())).toEqual(aToken());
  });

  it('assumes that no support user is signed on for the customer unless the answer says so', () => {
    const { isSignedOnAsCustomer: _, ...token } = aToken();

    expect(read(token).isSignedOnAsCustomer).toBe(false);
  });

  it('reads a numeric customer id as text', () => {
    expect(read({ ...aToken(), customerId: 100001 }).customerId).toBe('100001');
  });

  it('rejects an answer without an access token, a customer id or a lifetime', () => {
    expect(() => read({ ...aToken(), accessToken: '' })).toThrow(
      'token: expected at least 1 (string) at accessToken',
    );
    expect(() => read({ ...aToken(), customerId: null })).toThrow('at customerId, got null');
    expect(() => read({ ...aToken(), expiresIn: 0 })).toThrow('expected more than 0 (number) at expiresIn');
  });
});
