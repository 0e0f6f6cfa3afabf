import type { ComponentProps } from 'react';
import { createRef } from 'react';
import { AccountLinksView } from '../features/account-links/AccountLinksView.tsx';
import { Logo } from '../features/logo/Logo.tsx';
import { MobileMenuView } from '../features/mobile-menu/MobileMenuView.tsx';
import { PrimaryLinksView } from '../features/primary-links/PrimaryLinksView.tsx';
import { SearchFormView } from '../features/search/SearchFormView.tsx';
import { SkipLink } from '../features/skip-link/SkipLink.tsx';
import { SlotButtonView } from '../features/slot/SlotButtonView.tsx';
import { TopBarView } from '../features/top-bar/TopBarView.tsx';
import { TrolleySummaryView } from '../features/trolley-summary/TrolleySummaryView.tsx';

/** The parts of a header with nothing behind them: for the stories of the frame. */

const link = (name: string, href: string) => ({ name, href });

const help = {
  findAStore: 'https://stores.example/',
  customerService: '/ecom/help-information/customer-service',
  sisterShops: [
    link('Wine & spirits', 'https://wine.example/'),
    link('Garden', 'https://garden.example/'),
    link('Meal delivery', 'https://meals.example/'),
  ],
};
const out = { session: 'out', signIn: '/ecom/login', register: '/api/token/v1/auth' } as const;
const signedIn = {
  session: 'in',
  favourites: '/ecom/favourites',
  myOrders: '/ecom/myaccount/my-orders',
  accountOverview: '/ecom/myaccount',
} as const;
const logo = <Logo href="/ecom/shop/browse/groceries" />;

const mobileMenu = (account: ComponentProps<typeof MobileMenuView>['account']) => (
  <MobileMenuView
    {...help}
    account={account}
    entertaining={link('Entertaining', '/ecom/shop/browse/entertaining')}
    groceries={link('Groceries', '/ecom/shop/browse/groceries')}
    idPrefix="story"
    links={['New', 'Recipes', 'Inspiration'].map((name) => link(name, `/ecom/${name.toLowerCase()}`))}
    logo={logo}
    offers={link('Offers', '/ecom/shop/browse/offers')}
    slot={{ booked: account.session === 'in', href: '/ecom/serviceselection' }}
  />
);

export const search = (placeholder: string) => (
  <SearchFormView
    action="/ecom/shop/search"
    canSubmit={false}
    idPrefix="story"
    inputRef={createRef()}
    onClear={() => {}}
    onSubmit={(event) => event.preventDefault()}
    onValueChange={() => {}}
    placeholder={placeholder}
    value=""
  />
);

const still = { loading: false, spinning: false };

export const trolley = (itemCount: number, totalText: string, waiting = still) => (
  <TrolleySummaryView
    {...waiting}
    failed={false}
    href="/ecom/shop/trolley"
    itemCount={itemCount}
    totalText={totalText}
  />
);

export const slot = (shown: ComponentProps<typeof SlotButtonView>['slot']) => (
  <SlotButtonView {...still} href="/ecom/serviceselection" slot={shown} />
);

export const withCurrent = (current?: string) => {
  const navLink = (name: string) => ({
    ...link(name, `/ecom/${name.toLowerCase()}`),
    current: name === current,
  });
  return (
    <PrimaryLinksView
      groceries={navLink('Groceries')}
      links={['Entertaining', 'New', 'Recipes', 'Inspiration'].map(navLink)}
      offers={navLink('Offers')}
    />
  );
};

export const signedOut = {
  skipLink: <SkipLink />,
  topBar: <TopBarView {...help} />,
  mobileMenu: mobileMenu(out),
  logo,
  search: search('Search groceries...'),
  accountLinks: <AccountLinksView {...out} />,
  slot: slot({ kind: 'none' }),
  trolley: trolley(0, '£0.00'),
  primaryLinks: withCurrent(),
};

export const slotBooked = {
  ...signedOut,
  mobileMenu: mobileMenu({ ...signedIn, signOut: '/ecom/log-out' }),
  accountLinks: <AccountLinksView {...signedIn} />,
  slot: slot({ kind: 'booked', weekday: 'Thursday', date: '5 March', start: '9am', end: '10am' }),
  trolley: trolley(32, '£84.20'),
};
