import { createRoutes } from '@grocer/shared-contracts';
import { aToken } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { rootLinksAtom } from '../menu/rootLinks.ts';
import { type AccountMenuInput, accountMenuAtom, accountMenuItems } from './accountMenu.ts';
import { setSessionAtom } from './session.ts';

const menuFor = (input: Partial<AccountMenuInput>) =>
  accountMenuItems(createRoutes(), {
    placement: 'shop',
    deliveryPass: 'ACTIVE',
    loyaltyLabel: 'Loyalty',
    hasSignOut: true,
    ...input,
  });
const names = (input: Partial<AccountMenuInput>) => menuFor(input).map(({ name }) => name);
const hrefOf = (name: string, input: Partial<AccountMenuInput> = {}) =>
  menuFor(input).find((item) => item.name === name)?.href;

describe('accountMenuItems', () => {
  test('in the shop the account menu has lists and loyalty', () => {
    expect(names({})).toEqual(['Account overview', 'Lists', 'Delivery Pass', 'Loyalty', 'Sign out']);
  });

  test('on the homepage the account menu has orders and favourites too, and no loyalty', () => {
    expect(names({ placement: 'home' })).toEqual([
      'Account overview',
      'My orders',
      'Favourites',
      'Lists',
      'Delivery Pass',
      'Sign out',
    ]);
  });

  test('the delivery pass link leads to the pass of a holder, otherwise to the page that sells it', () => {
    expect(hrefOf('Delivery Pass', { deliveryPass: 'ACTIVE' })).toBe('/ecom/myaccount/delivery-pass');
    expect(hrefOf('Delivery Pass', { deliveryPass: 'AVAILABLE' })).toBe('/ecom/delivery-pass');
  });

  test('there is no delivery pass link until its status is known', () => {
    expect(names({ deliveryPass: 'UNKNOWN' })).not.toContain('Delivery Pass');
  });

  test('a support user has no "Sign out"', () => {
    expect(names({ hasSignOut: false })).not.toContain('Sign out');
    expect(names({ hasSignOut: false, placement: 'home' })).not.toContain('Sign out');
  });

  test('the loyalty link has the label that the shop configures', () => {
    expect(hrefOf('My Grocer', { loyaltyLabel: 'My Grocer' })).toBe('/ecom/loyalty');
  });
});

describe('accountMenuAtom', () => {
  const rewards = {
    kind: 'category' as const,
    id: '7',
    name: 'Rewards',
    href: '/ecom/rewards',
    iconName: 'gift',
    opensLevel: false,
  };

  test.each([
    [false, ['Rewards', 'Sign out']],
    [true, ['Rewards']],
  ])(
    'links of the taxonomy take the place of all but "Sign out"; for a support user %s',
    (isSignedOnAsCustomer, names) => {
      const store = createStore();
      store.set(setSessionAtom, { kind: 'signed-in', ...aToken({ isSignedOnAsCustomer }) });
      store.set(rootLinksAtom, { authenticatedAccount: [rewards] });

      expect(store.get(accountMenuAtom).map(({ name }) => name)).toEqual(names);
    },
  );
});
