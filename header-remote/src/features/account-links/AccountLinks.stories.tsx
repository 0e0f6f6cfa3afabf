import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { iconCatalogue } from '../../ui/icon/catalogue/iconCatalogue.tsx';
import { pressKeys } from '../../ui/testing/pressKeys.ts';
import { ReturnToAdminView } from '../return-to-admin/ReturnToAdminView.tsx';
import { ShopAccountLinks } from './testing/ShopAccountLinks.tsx';

const meta = {
  title: 'Features/Account links',
  component: ShopAccountLinks,
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/ecom/login?redirect=%2F',
    );
    await expect(canvas.getByRole('link', { name: 'Register' })).toBeVisible();
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Favourites' })).toHaveAttribute(
      'href',
      '/ecom/favourites',
    );
    await expect(canvas.getByRole('link', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/ecom/myaccount/my-orders',
    );
    await expect(canvas.getByRole('button', { name: 'My account' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
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

/** Puts the links at the end of a row, as the header does. */
const atTheEnd: NonNullable<Story['decorators']> = [
  (Story) => (
    <div style={endOfRow}>
      <Story />
      <a href="/ecom/shop/trolley">Trolley</a>
    </div>
  ),
];

export const Open: Story = {
  args: signedIn,
  decorators: atTheEnd,
  play: async (context) => {
    const { canvas, step } = context;
    await open(context);

    await step('the menu opens below its button, aligned with the end of the button', async () => {
      const opener = canvas.getByRole('button', { name: 'My account' }).getBoundingClientRect();
      const panel = canvas.getByRole('link', { name: 'Account overview' }).closest('ul');
      await waitFor(() =>
        expect(panel?.getBoundingClientRect()).toMatchObject({ top: opener.bottom + 6, width: 236 }),
      );
      await expect(panel?.getBoundingClientRect().right).toBe(opener.right - 6);
    });
  },
};

export const SupportUser: Story = {
  args: {
    ...signedIn,
    menu: menu.filter(({ kind }) => kind !== 'sign-out'),
    returnToAdmin: <ReturnToAdminView onPress={fn()} place="accountMenu" waiting={false} />,
  },
  decorators: atTheEnd,
  play: async (context) => {
    await open(context);
    const panel = context.canvas.getByRole('link', { name: 'Account overview' }).closest('ul') as HTMLElement;

    await expect(within(panel).getAllByRole('listitem').at(-1)).toHaveTextContent('Return to admin');
    await expect(context.canvas.queryByRole('link', { name: 'Sign out' })).toBeNull();
  },
};

export const SessionUnknown: Story = {
  args: { ...signedIn, hidesSignOut: true },
  decorators: atTheEnd,
  play: async (context) => {
    await open(context);
    const { canvas } = context;

    // Its space is kept, so that nothing moves when the session is known.
    await expect(canvas.queryByRole('link', { name: 'Sign out' })).toBeNull();
    const row = canvas.getByText('Sign out').closest('li');
    await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const WaysOut: Story = {
  name: 'Closed in every way',
  args: signedIn,
  decorators: atTheEnd,
  play: async (context) => {
    const { canvas, step } = context;
    const opener = canvas.getByRole('button', { name: 'My account' });

    await step('a second press on the button closes the menu', async () => {
      await open(context);
      await userEvent.click(opener);
      await waitUntilClosed(canvas);
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    });

    await step('the menu closes when focus leaves it', async () => {
      await open(context);
      canvas.getByRole('link', { name: 'Sign out' }).focus();
      await expect(canvas.getByRole('link', { name: 'Sign out' })).toHaveFocus();
      canvas.getByRole('link', { name: 'Trolley' }).focus();
      await waitUntilClosed(canvas);
      await expect(canvas.getByRole('link', { name: 'Trolley' })).toHaveFocus();
    });

    await step('the menu closes when one of its links is followed by a host with a router', async () => {
      await open(context);
      const link = canvas.getByRole('link', { name: 'Lists' });
      link.addEventListener('click', (click) => click.preventDefault(), { once: true });
      await userEvent.click(link);
      await waitUntilClosed(canvas);
    });

    await step('the menu is closed on a page restored from the back/forward cache', async () => {
      await open(context);
      fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
      await waitUntilClosed(canvas);
    });

    await step('Escape closes the menu and returns focus to its button', async () => {
      await open(context);
      canvas.getByRole('link', { name: 'Lists' }).focus();
      if (!(await pressKeys('{Escape}'))) return;
      await waitUntilClosed(canvas);
      await expect(opener).toHaveFocus();
    });
  },
};

export const OnTheHomepage: Story = {
  args: {
    ...signedIn,
    menu: [
      menu[0],
      { kind: 'orders', name: 'My orders', href: '/ecom/myaccount/my-orders' },
      { kind: 'favourites', name: 'Favourites', href: '/ecom/favourites' },
      ...menu.slice(1),
    ],
  },
  decorators: atTheEnd,
  play: open,
};

/** Links of the taxonomy in place of the fixed ones. */
export const OfTheTaxonomy: Story = {
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
  decorators: atTheEnd,
  play: async (context) => {
    await open(context);
    const rewards = context.canvas.getByRole('link', { name: 'Rewards' });
    await waitFor(() => expect(rewards.querySelector('svg')).toBeVisible());
  },
};

export const SignedOutOfTheTaxonomy: Story = {
  name: 'Signed out, with links from the menu data',
  args: {
    session: 'out',
    links: [
      { name: 'Log in', href: '/ecom/login' },
      { name: 'Join us', href: '/ecom/join' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Log in',
      'Join us',
    ]);
  },
};

export const LongText: Story = {
  args: {
    ...signedIn,
    menu: menu.map((item) => ({ ...item, name: `${item.name} and everything that belongs to it` })),
  },
  decorators: atTheEnd,
  play: open,
};

export const RightToLeft: Story = {
  args: signedIn,
  decorators: [
    ...atTheEnd,
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: open,
};

export const ForcedColours: Story = {
  args: signedIn,
  decorators: atTheEnd,
  parameters: { media: { forcedColors: 'active' } },
  play: open,
};
