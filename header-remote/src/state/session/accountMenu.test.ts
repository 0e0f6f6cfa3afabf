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
const hrefOf = (name: string, input: Partial<AccountMenuInput> = {}) =>
  menuFor(input).find((item) => item.name === name)?.href;

describe('accountMenuItems', () => {
  test.each<[what: string, input: Partial<AccountMenuInput>, names: string[]]>([
    ['in the shop has lists and loyalty', {}, ['Lists', 'Delivery Pass', 'Loyalty', 'Sign out']],
    [
      'on the homepage has orders and favourites too, and no loyalty',
      { placement: 'home' },
      ['My orders', 'Favourites', 'Lists', 'Delivery Pass', 'Sign out'],
    ],
    [
      'has no delivery pass link until its status is known',
      { deliveryPass: 'UNKNOWN' },
      ['Lists', 'Loyalty', 'Sign out'],
    ],
    ['of a support user has no "Sign out"', { hasSignOut: false }, ['Lists', 'Delivery Pass', 'Loyalty']],
    [
      'of a support user has none on the homepage either',
      { hasSignOut: false, placement: 'home' },
      ['My orders', 'Favourites', 'Lists', 'Delivery Pass'],
    ],
  ])('the account menu %s', (_, input, rows) => {
    expect(menuFor(input).map(({ name }) => name)).toEqual(['Account overview', ...rows]);
  });

  test('the delivery pass link leads to the pass of a holder, otherwise to the page that sells it', () => {
    expect(hrefOf('Delivery Pass', { deliveryPass: 'ACTIVE' })).toBe('/ecom/myaccount/delivery-pass');
    expect(hrefOf('Delivery Pass', { deliveryPass: 'AVAILABLE' })).toBe('/ecom/delivery-pass');
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
