import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../ui/testing/stories.tsx';
import { Logo } from './Logo.tsx';

/** The shop’s mark and name, a link to the front page (behaviour/look#below-lg). */
const meta = {
  title: 'Features/Logo',
  component: Logo,
  args: { href: '/ecom/shop/browse/groceries' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Grocer, groceries home' });

    await expect(link).toHaveAttribute('href', '/ecom/shop/browse/groceries');
  },
};

export const Mobile: Story = { globals: at('mobile') };
