import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { tokenLifetimeSchema, tokenSchema } from './account.ts';
import { aToken } from './shop.fixtures.ts';

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

  it('rejects an answer without an access token or a customer id', () => {
    expect(() => read({ ...aToken(), accessToken: '' })).toThrow(
      'token: expected at least 1 (string) at accessToken',
    );
    expect(() => read({ ...aToken(), customerId: null })).toThrow('at customerId, got null');
  });

  it.each(['900', null, undefined, 0, -900, Number.NaN, 3_600_000])(
    'reads the lifetime %s, which is no number of seconds, as unknown (behaviour/session#token-lifetime)',
    (expiresIn) => {
      expect(read({ ...aToken(), expiresIn })).toEqual({ ...aToken(), expiresIn: null });
      expect(() => parseContract(tokenLifetimeSchema, { expiresIn }, 'token')).toThrow('at expiresIn');
    },
  );
});
