import { createRoutes } from '@grocer/shared-contracts';
import { describe, expect, test } from 'vitest';
import { type AccountFacts, accountMenu } from './accountMenu.ts';

const menuFor = (facts: Partial<AccountFacts>) =>
  accountMenu(createRoutes(), {
    placement: 'shop',
    deliveryPass: 'ACTIVE',
    loyaltyLabel: 'Loyalty',
    isSupportUser: false,
    ...facts,
  });
const names = (facts: Partial<AccountFacts>) => menuFor(facts).map(({ name }) => name);
const hrefOf = (name: string, facts: Partial<AccountFacts> = {}) =>
  menuFor(facts).find((item) => item.name === name)?.href;

describe('accountMenu', () => {
  test('in the shop it has lists and loyalty', () => {
    expect(names({})).toEqual(['Account overview', 'Lists', 'Delivery Pass', 'Loyalty', 'Sign out']);
  });

  test('on the homepage it has orders and favourites too, and no loyalty', () => {
    expect(names({ placement: 'home' })).toEqual([
      'Account overview',
      'My orders',
      'Favourites',
      'Lists',
      'Delivery Pass',
      'Sign out',
    ]);
  });

  test('who has a delivery pass comes to it, who can buy one to its shop', () => {
    expect(hrefOf('Delivery Pass', { deliveryPass: 'ACTIVE' })).toBe('/ecom/myaccount/delivery-pass');
    expect(hrefOf('Delivery Pass', { deliveryPass: 'AVAILABLE' })).toBe('/ecom/delivery-pass');
  });

  test('until the pass is known there is no link to it', () => {
    expect(names({ deliveryPass: 'UNKNOWN' })).not.toContain('Delivery Pass');
  });

  test('a support user does not sign out here', () => {
    expect(names({ isSupportUser: true })).not.toContain('Sign out');
    expect(names({ isSupportUser: true, placement: 'home' })).not.toContain('Sign out');
  });

  test('loyalty is called what the shop calls it', () => {
    expect(hrefOf('My Grocer', { loyaltyLabel: 'My Grocer' })).toBe('/ecom/loyalty');
  });
});
