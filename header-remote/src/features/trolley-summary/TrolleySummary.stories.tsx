import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrolleySummaryView } from './TrolleySummaryView.tsx';

const meta = {
  title: 'Features/Trolley summary',
  component: TrolleySummaryView,
  args: {
    href: '/ecom/shop/trolley',
    itemCount: 32,
    totalText: '£84.20',
    failed: false,
    loading: false,
    spinning: false,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TrolleySummaryView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Trolley, 32 items, total £84.20' });

    await expect(link).toHaveAttribute('href', '/ecom/shop/trolley');
    await expect(link).toHaveAttribute('aria-busy', 'false');
  },
};

export const OneItemUnderAPound: Story = {
  args: { itemCount: 1, totalText: '75p' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Trolley, 1 item, total 75p' })).toBeVisible();
  },
};

export const HundredOrMore: Story = {
  args: { itemCount: 120, totalText: '£1,234.50' },
  play: async ({ canvas, step }) => {
    await step('99+ is visible, and the accessible name has the true number', async () => {
      await expect(canvas.getByText('99+')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Trolley, 120 items, total £1,234.50' })).toBeVisible();
    });
  },
};

export const Empty: Story = { args: { itemCount: 0, totalText: '£0.00' } };

export const Loading: Story = {
  args: { loading: true, spinning: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Trolley, 32 items, total £84.20' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Trolley' })).toHaveAttribute('href', '/ecom/shop/trolley');
    await expect(canvas.queryByText('Total')).toBeNull();
  },
};

export const LongText: Story = { args: { itemCount: 9999, totalText: '£1,000,000.00' } };

const onMobile = { viewport: { value: 'mobile' } };

export const Mobile: Story = { globals: onMobile };

export const MobileHundredOrMore: Story = {
  globals: onMobile,
  args: { itemCount: 120, totalText: '£1,234.50' },
};

export const MobileEmpty: Story = { globals: onMobile, args: { itemCount: 0, totalText: '£0.00' } };

export const MobileLoading: Story = { globals: onMobile, args: { loading: true, spinning: true } };

export const MobileFailed: Story = { globals: onMobile, args: { failed: true } };
