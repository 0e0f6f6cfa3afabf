import type { Address } from './address.ts';

export const anAddress = (overrides: Partial<Address> = {}): Address => ({
  id: 'a1',
  name: 'Home',
  line1: '1 High Street',
  line2: null,
  town: 'Bath',
  region: 'Somerset',
  postalCode: 'BA1 1AA',
  ...overrides,
});
