import type { Branch } from './branch.ts';

export const aBranch = (overrides: Partial<Branch> = {}): Branch => ({
  id: '753',
  name: 'Bath',
  contactDetails: { address1: '2 Mill Lane', city: 'Bath', postcode: 'BA1 2BB' },
  ...overrides,
});
