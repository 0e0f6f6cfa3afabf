import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountLinksView } from './AccountLinksView.tsx';

const meta = {
  title: 'Features/Account links',
  component: AccountLinksView,
} satisfies Meta<typeof AccountLinksView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  args: {
    session: 'out',
    signIn: '/ecom/login?redirect=%2F',
    register: '/api/token/v1/auth?prompt=login&screen_hint=signup',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/ecom/login?redirect=%2F',
    );
    await expect(canvas.getByRole('link', { name: 'Register' })).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: {
    session: 'in',
    favourites: '/ecom/favourites',
    myOrders: '/ecom/myaccount/my-orders',
    accountOverview: '/ecom/myaccount',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Favourites' })).toHaveAttribute(
      'href',
      '/ecom/favourites',
    );
    await expect(canvas.getByRole('link', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/ecom/myaccount/my-orders',
    );
    await expect(canvas.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/ecom/myaccount');
  },
};
