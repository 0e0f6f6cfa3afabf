import type { Token } from './token.ts';

export const aToken = (overrides: Partial<Token> = {}): Token => ({
  accessToken: 'token-of-100001',
  expiresIn: 900,
  customerId: '100001',
  isSignedOnAsCustomer: false,
  ...overrides,
});
