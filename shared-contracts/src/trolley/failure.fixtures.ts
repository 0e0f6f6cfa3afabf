import type { Failure } from './failure.ts';

export const aFailure = (overrides: Partial<Failure> = {}): Failure => ({
  message: 'An item is out of stock',
  type: 'OUT_OF_STOCK',
  ...overrides,
});
