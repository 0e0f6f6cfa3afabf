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
} satisfies Meta<typeof TrolleySummaryView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1280);
    await expect(canvas.getByRole('link', { name: 'Trolley, 32 items, total £84.20' })).toHaveAttribute(
      'href',
      '/ecom/shop/trolley',
    );
  },
};
