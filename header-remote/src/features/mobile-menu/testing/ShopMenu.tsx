import { type ComponentProps, useRef } from 'react';
import { fn } from 'storybook/test';
import { Logo } from '../../logo/Logo.tsx';
import type { MenuEntry } from '../MenuLinks.tsx';
import { MobileMenuButton } from '../MobileMenu.tsx';
import { MobileMenuView } from '../MobileMenuContent.tsx';

type Props = Omit<ComponentProps<typeof MobileMenuView>, 'opensAtOnce' | 'onOpened'> &
  Pick<ComponentProps<typeof MobileMenuButton>, 'onIntent'>;

export const ShopMenu = ({ onIntent, ...content }: Props) => {
  const menuRef = useRef<HTMLDialogElement>(null);
  return (
    <MobileMenuButton idPrefix={content.idPrefix} onIntent={onIntent} menuRef={menuRef}>
      <MobileMenuView {...content} onOpened={() => {}} opensAtOnce={false} />
    </MobileMenuButton>
  );
};

const link = (name: string, href: string) => ({ name, href });

export const entry = (name: string, href: string | null): MenuEntry => ({
  id: name,
  name,
  href,
  opensLevel: false,
});

export const signedIn = {
  session: 'in',
  favourites: '/ecom/favourites',
  myOrders: '/ecom/myaccount/my-orders',
  myAccount: { id: 'account', name: 'My account', href: '/ecom/myaccount', opensLevel: true },
  signOut: '/ecom/log-out',
} as const;

export const signedOut = {
  session: 'out',
  links: [link('Sign in', '/ecom/login'), link('Register', '/api/token/v1/auth')],
} as const;

/** The slide-out menu of a shopper who is not signed in, closed. */
export const aShopMenu: Props = {
  idPrefix: 'story',
  logo: <Logo href="/ecom" />,
  slot: { booked: false, href: '/ecom/serviceselection' },
  shop: [
    { ...entry('Groceries', '/ecom/shop/browse/groceries'), opensLevel: true, look: 'groceries' },
    { ...entry('Entertaining', '/ecom/shop/browse/entertaining'), opensLevel: true, look: 'bold' },
    { ...entry('Offers', '/ecom/shop/browse/offers'), look: 'offers' },
    entry('New', '/ecom/shop/browse/groceries/new'),
    { ...entry('Christmas', null), opensLevel: true, look: 'bold' },
    entry('Recipes', '/ecom/recipes'),
    entry('Inspiration', '/ecom/content/inspiration'),
  ],
  account: signedOut,
  customerService: '/ecom/help-information/customer-service',
  findAStore: 'https://stores.example/',
  sisterShops: [
    link('Wine & spirits', 'https://wine.example/'),
    link('Garden', 'https://garden.example/'),
    link('Meal delivery', 'https://meals.example/'),
  ],
  isOpen: false,
  path: [],
  onOpenChange: fn(),
  onBack: fn(),
  onReset: fn(),
  onIntent: fn(),
  onPress: fn(),
};
