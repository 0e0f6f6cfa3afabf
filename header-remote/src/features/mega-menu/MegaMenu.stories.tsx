import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuButtonView } from './MenuButtonView.tsx';

const meta = {
  title: 'Features/Mega menu',
  component: MenuButtonView,
  args: { name: 'Groceries', href: '/ecom/shop/browse/groceries', current: false, look: 'groceries' },
  decorators: [
    (Story) => (
      <ul style={{ display: 'flex' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof MenuButtonView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutAScript: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Groceries' })).toHaveAttribute(
      'href',
      '/ecom/shop/browse/groceries',
    );
  },
};
