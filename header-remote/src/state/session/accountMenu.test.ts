import { type HeaderOptions, resolveHeaderOptions } from '@grocer/shared-contracts';
import { aToken } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { type RootLinks, rootLinksAtom } from '../menu/rootLinks.ts';
import { setPageAtom } from '../page/page.ts';
import { accountMenuAtom } from './accountMenu.ts';
import { deliveryPassAtom } from './customer.ts';
import { setSessionAtom } from './session.ts';

interface Shopper {
  options?: HeaderOptions;
  pass?: 'ACTIVE' | 'AVAILABLE' | 'UNKNOWN';
  isSignedOnAsCustomer?: boolean;
  links?: RootLinks;
}

function menuFor({ options, pass = 'ACTIVE', isSignedOnAsCustomer = false, links = {} }: Shopper) {
  const store = createStore();
  store.set(setPageAtom, { options: resolveHeaderOptions({ placement: 'shop', ...options }) });
  store.set(deliveryPassAtom, pass);
  store.set(setSessionAtom, { kind: 'signed-in', ...aToken({ isSignedOnAsCustomer }) });
  store.set(rootLinksAtom, links);
  return store.get(accountMenuAtom);
}

const home: HeaderOptions = { placement: 'home' };
const supportUser = { isSignedOnAsCustomer: true };

/** Icon and analytics name of each row. */
const kinds: Record<string, string> = {
  'My orders': 'orders',
  Favourites: 'favourites',
  Lists: 'lists',
  'Delivery Pass': 'delivery-pass',
  Loyalty: 'loyalty',
  'Sign out': 'sign-out',
};

const homeRows = ['My orders', 'Favourites', 'Lists', 'Delivery Pass'];

test.each<[what: string, shopper: Shopper, names: string[]]>([
  ['in the shop has lists and loyalty', {}, ['Lists', 'Delivery Pass', 'Loyalty', 'Sign out']],
  ['on the homepage has orders and favourites, no loyalty', { options: home }, [...homeRows, 'Sign out']],
  ['has no pass until its status is known', { pass: 'UNKNOWN' }, ['Lists', 'Loyalty', 'Sign out']],
  ['of a support user has no "Sign out"', supportUser, ['Lists', 'Delivery Pass', 'Loyalty']],
  ['of a support user has none on the homepage either', { ...supportUser, options: home }, homeRows],
])('the account menu %s', (_, shopper, rows) => {
  const menu = menuFor(shopper);

  expect(menu.map(({ name }) => name)).toEqual(['Account overview', ...rows]);
  expect(menu.map(({ kind }) => kind)).toEqual(['overview', ...rows.map((row) => kinds[row])]);
});

test.each([
  [false, ['Rewards', 'Sign out']],
  [true, ['Rewards']],
])('the taxonomy replaces all but "Sign out"; for a support user: %s', (isSignedOnAsCustomer, names) => {
  const rewards = { kind: 'category', id: '7', name: 'Rewards', href: '/ecom/rewards' } as const;
  const links = { authenticatedAccount: [{ ...rewards, iconName: 'gift', opensLevel: false }] };

  expect(menuFor({ isSignedOnAsCustomer, links }).map(({ name }) => name)).toEqual(names);
});
