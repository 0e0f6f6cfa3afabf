import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { iconCatalogue } from '../../ui/icon/catalogue/iconCatalogue.tsx';
import { forcedColours, rightToLeft } from '../../ui/testing/stories.tsx';
import { underPointer } from '../../ui/testing/underPointer.ts';
import { SupportUserBarView } from '../support-user-bar/SupportUserBar.tsx';
import { SignedInLinks, SignedOutLinks } from './AccountLinks.tsx';
import { AccountRowsView } from './AccountRows.tsx';
import { ShopAccountLinks } from './testing/ShopAccountLinks.tsx';

const meta = {
  title: 'Features/Account links',
  component: ShopAccountLinks,
  subcomponents: { SignedInLinks, SignedOutLinks, AccountRowsView },
} satisfies Meta<typeof ShopAccountLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  args: {
    session: 'out',
    links: [
      { name: 'Sign in', href: '/ecom/login?redirect=%2F' },
      { name: 'Register', href: '/api/token/v1/auth?prompt=login&screen_hint=signup' },
    ],
  },
};

const menu = [
  { kind: 'overview', name: 'Account overview', href: '/ecom/myaccount' },
  { kind: 'lists', name: 'Lists', href: '/ecom/lists' },
  { kind: 'delivery-pass', name: 'Delivery Pass', href: '/ecom/delivery-pass' },
  { kind: 'loyalty', name: 'Loyalty', href: '/ecom/loyalty' },
  { kind: 'sign-out', name: 'Sign out', href: '/ecom/log-out' },
] as const;
const signedIn = {
  session: 'in',
  favourites: '/ecom/favourites',
  myOrders: '/ecom/myaccount/my-orders',
  idPrefix: 'story',
  menu,
} as const;

export const SignedIn: Story = {
  args: signedIn,
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'My account' })).toHaveAttribute('aria-expanded', 'false'),
};

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  const opener = canvas.getByRole('button', { name: 'My account' });
  await userEvent.click(opener);
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
};
const waitUntilClosed = (canvas: Parameters<typeof open>[0]['canvas']) =>
  waitFor(() => expect(canvas.queryByRole('link', { name: 'Account overview' })).toBeNull());

const endOfRow = {
  display: 'flex',
  gap: 24,
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginBlockEnd: 340,
  padding: '8px 40px',
  font: '500 16px/24px "Grocer Sans"',
} as const;

const atTheEnd = (Story: () => React.ReactNode) => (
  <div style={endOfRow}>
    <Story />
    <a href="/ecom/shop/trolley">Trolley</a>
  </div>
);

/** The links at the end of a row, as in the header, with an open menu. */
const opened = { args: signedIn, decorators: atTheEnd, play: open } satisfies Story;

export const Open: Story = opened;
export const HoverAndPressed: Story = {
  ...opened,
  play: async (context) => {
    await open(context);
    await underPointer({ hover: /overview$|Favourites/, active: /^My orders|Sign out/ })(context);
  },
};

export const SupportUser: Story = {
  ...opened,
  args: {
    ...signedIn,
    menu: menu.filter(({ kind }) => kind !== 'sign-out'),
    supportUserBar: <SupportUserBarView onPress={fn()} place="accountMenu" waiting={false} />,
  },
};

export const WaysOut: Story = {
  ...opened,
  name: 'Closed in every way',
  parameters: { notPictured: 'Ends with a closed menu.' },
  play: async (context) => {
    const { canvas } = context;
    const opener = canvas.getByRole('button', { name: 'My account' });

    // A second press on the button closes the menu.
    await open(context);
    await userEvent.click(opener);
    await waitUntilClosed(canvas);
    await expect(opener).toHaveAttribute('aria-expanded', 'false');

    // The menu closes when focus leaves it.
    await open(context);
    canvas.getByRole('link', { name: 'Sign out' }).focus();
    await expect(canvas.getByRole('link', { name: 'Sign out' })).toHaveFocus();
    canvas.getByRole('link', { name: 'Trolley' }).focus();
    await waitUntilClosed(canvas);
    await expect(canvas.getByRole('link', { name: 'Trolley' })).toHaveFocus();

    // The menu closes when a host's router follows one of its links.
    await open(context);
    const link = canvas.getByRole('link', { name: 'Lists' });
    link.addEventListener('click', (click) => click.preventDefault(), { once: true });
    await userEvent.click(link);
    await waitUntilClosed(canvas);

    // The menu is closed on a page restored from the back/forward cache.
    await open(context);
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntilClosed(canvas);
  },
};

/** Links of the taxonomy replace the fixed ones, except "Sign out". */
export const OfTheTaxonomy: Story = {
  ...opened,
  name: 'Open, with links from the menu data',
  args: {
    ...signedIn,
    menu: [
      { kind: 'category', name: 'Rewards', href: '/ecom/rewards', iconName: 'gift' },
      { kind: 'category', name: 'Payment cards', href: '/ecom/payment-cards', iconName: 'visa' },
      { kind: 'category', name: 'Mystery', href: '/ecom/mystery', iconName: 'unicorn' },
      { kind: 'sign-out', name: 'Sign out', href: '/ecom/log-out' },
    ],
    icons: iconCatalogue,
  },
};

export const LongText: Story = {
  ...opened,
  args: {
    ...signedIn,
    menu: menu.map((item) => ({ ...item, name: `${item.name} and everything that belongs to it` })),
  },
};

export const RightToLeft: Story = { ...opened, decorators: [atTheEnd, rightToLeft] };
export const ForcedColours: Story = { ...opened, parameters: forcedColours };
