import { type ComponentProps, useRef } from 'react';
import { ShopAccountLinks } from '../../features/account-menu/testing/ShopAccountLinks.tsx';
import { aShopMenu, signedIn, signedOut } from '../../features/mobile-menu/testing/aShopMenu.tsx';
import { ShopMenu } from '../../features/mobile-menu/testing/ShopMenu.tsx';
import { PrimaryLinksView } from '../../features/primary-links/PrimaryLinks.tsx';
import { SearchFormView } from '../../features/search/SearchFormView.tsx';
import { closedCombobox } from '../../features/search/useSearchInput.ts';
import { SkipLink } from '../../features/skip-link/SkipLink.tsx';
import { SlotButtonView } from '../../features/slot/SlotButton.tsx';
import { TopBarView } from '../../features/top-bar/TopBar.tsx';
import { TrolleySummaryView } from '../../features/trolley-summary/TrolleySummary.tsx';
import { MenuButtonView } from '../../ui/menu/MenuButtonView.tsx';
import { HeaderLayout } from '../HeaderLayout.tsx';

type Props = {
  session: 'in' | 'out';
  slot: ComponentProps<typeof SlotButtonView>['slot'];
  itemCount: number;
  totalText: string;
  spinning: boolean;
  placeholder: string;
  current: string;
  /** Name of the seasonal menu. */
  season?: string;
};

const link = (name: string) => ({ name, href: `/ecom/${name.toLowerCase()}` });

const signedInAccount = {
  ...signedIn,
  idPrefix: 'story',
  menu: [
    { kind: 'overview', name: 'Account overview', href: '/ecom/myaccount' },
    { kind: 'lists', name: 'Lists', href: '/ecom/lists' },
    { kind: 'loyalty', name: 'Loyalty', href: '/ecom/loyalty' },
    { kind: 'sign-out', name: 'Sign out', href: '/ecom/log-out' },
  ],
} as const;
const shop: ComponentProps<typeof ShopMenu>['shop'] = [
  { ...link('Groceries'), id: 'Groceries', look: 'groceries', opensLevel: true },
  { ...link('Entertaining'), id: 'Entertaining', look: 'bold', opensLevel: false },
  { ...link('Offers'), id: 'Offers', look: 'offers', opensLevel: false },
  ...['New', 'Recipes', 'Inspiration'].map((name) => ({ ...link(name), id: name, opensLevel: false })),
];

const slotDetails: Pick<ComponentProps<typeof SlotButtonView>, 'details' | 'href' | 'idPrefix' | 'onBook'> = {
  details: { ref: { current: null }, isOpen: false, panel: null, onIntent: () => {}, onToggle: () => {} },
  href: '/ecom/serviceselection',
  idPrefix: 'story',
  onBook: () => {},
};

/** What a visitor sees, and a shopper with a booked slot. */
export const signedOutArgs: Props = {
  session: 'out',
  slot: { kind: 'none' },
  itemCount: 0,
  totalText: '£0.00',
  spinning: false,
  placeholder: 'Search groceries...',
  current: '',
};
export const signedInArgs: Props = {
  ...signedOutArgs,
  session: 'in',
  slot: {
    kind: 'booked',
    weekday: 'Thursday',
    date: '5 March',
    time: { text: '9am - 10am', spoken: '9am to 10am' },
  },
  itemCount: 32,
  totalText: '£84.20',
};

/** The whole header made of its views, without state or services: for the stories of the layout. */
export const StaticHeader = ({ session, slot, spinning, placeholder, current, season, ...total }: Props) => {
  const inputRef = useRef<HTMLInputElement>(null);
  const overlayRef = useRef<HTMLDivElement>(null);
  const account = session === 'in' ? signedInAccount : signedOut;
  const waiting = { loading: spinning, spinning, sized: session === 'in' };
  return (
    <HeaderLayout
      accountLinks={<ShopAccountLinks {...account} />}
      logo={aShopMenu.logo}
      mobileMenu={
        <ShopMenu
          {...aShopMenu}
          account={account}
          shop={shop}
          slot={{ booked: slot.kind === 'booked', href: '/ecom/serviceselection' }}
        />
      }
      primaryLinks={<PrimaryLinksView {...primaryLinks(current, season)} />}
      search={
        <SearchFormView
          action="/ecom/shop/search"
          canSubmit={false}
          idPrefix="story"
          initial=""
          inputRef={inputRef}
          aria={closedCombobox}
          onFocus={() => {}}
          onInput={() => {}}
          onMultiSearch={() => {}}
          onOpen={() => {}}
          onSubmit={(event) => event.preventDefault()}
          overlayRef={overlayRef}
          placeholder={placeholder}
        />
      }
      skipLink={<SkipLink />}
      slot={<SlotButtonView {...waiting} {...slotDetails} slot={slot} />}
      topBar={<TopBarView {...aShopMenu} />}
      trolley={<TrolleySummaryView {...waiting} {...total} failed={false} href="/ecom/shop/trolley" />}
    />
  );
};

const primaryLinks = (current: string, season?: string) => {
  const navLink = (name: string) => ({
    ...link(name),
    current: name === current,
    look: name === 'Offers' ? ('offers' as const) : ('plain' as const),
  });
  return {
    menus: (
      <>
        <MenuButtonView
          current={current === 'Groceries'}
          href="/ecom/groceries"
          look="groceries"
          name="Groceries"
        />
        {season && <MenuButtonView current={false} href="/ecom/season" look="seasonal" name={season} />}
      </>
    ),
    links: ['Offers', 'Entertaining', 'New', 'Recipes', 'Inspiration'].map(navLink),
  };
};
