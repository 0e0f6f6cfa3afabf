import { describe, expect, test } from 'vitest';
import { branches, findBranch } from './branches.ts';

describe('branches', () => {
  test('there are more than 150 branches, each with its own id and name', () => {
    expect(branches.length).toBeGreaterThan(150);
    expect(new Set(branches.map(({ id }) => id)).size).toBe(branches.length);
    expect(new Set(branches.map(({ name }) => name)).size).toBe(branches.length);
  });

  test('every branch has a postcode in the UK format', () => {
    for (const { contactDetails } of branches)
      expect(contactDetails.postcode).toMatch(/^[A-Z]{1,2}\d{1,2} \d[A-Z]{2}$/);
  });

  test('branch 753 is the Bath shop of the documented examples', () => {
    expect(findBranch('753')).toEqual({
      id: '753',
      name: 'Bath',
      contactDetails: { address1: '2 Mill Lane', city: 'Bath', postcode: 'BA1 2BB' },
    });
  });
});
