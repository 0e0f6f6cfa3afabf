import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../ui/testing/stories.tsx';
import { SupportUserBarView } from '../support-user-bar/SupportUserBar.tsx';
import { TopBarView } from './TopBar.tsx';

const shop = (name: string, address: string) => ({
  name,
  href: `${address}?utm_source=grocer&utm_medium=referral&utm_campaign=header`,
});

const meta = {
  title: 'Features/Top bar',
  component: TopBarView,
  decorators: inBox({ padding: '0 40px', background: '#f8f6f1' }),
  args: {
    sisterShops: [
      shop('Wine & spirits', 'https://wine.example/'),
      shop('Garden', 'https://garden.example/'),
      shop('Meal delivery', 'https://meals.example/'),
    ],
    findAStore: 'https://stores.example/',
    customerService: '/ecom/help-information/customer-service',
  },
} satisfies Meta<typeof TopBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // Sister shops open in a new tab, with the given addresses.
    const garden = canvas.getByRole('link', { name: 'Garden (opens in a new tab)' });
    await expect(garden).toHaveAttribute('target', '_blank');
    await expect(garden).toHaveAttribute('rel', 'noopener');
    await expect(garden).toHaveAttribute(
      'href',
      'https://garden.example/?utm_source=grocer&utm_medium=referral&utm_campaign=header',
    );

    // "Find a store" opens in this tab.
    await expect(canvas.getByRole('link', { name: 'Find a store' })).not.toHaveAttribute('target');
  },
};

/** Site links of the taxonomy: a page of this site opens in the same tab. */
export const SiteLinks: Story = {
  args: {
    sisterShops: [
      { name: 'Wine club', href: 'https://wine-club.example/' },
      { name: 'Recipe box', href: '/ecom/content/recipe-box' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wine club (opens in a new tab)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Recipe box' })).not.toHaveAttribute('target');
  },
};

export const LongText: Story = {
  args: {
    sisterShops: [
      shop('Wine, spirits and everything that goes with them', 'https://wine.example/'),
      shop('Garden, allotment and greenhouse', 'https://garden.example/'),
      shop('Meals delivered to your door', 'https://meals.example/'),
    ],
  },
};

export const SupportUser: Story = {
  args: { supportUserBar: <SupportUserBarView onPress={fn()} place="topBar" waiting={false} /> },
};
