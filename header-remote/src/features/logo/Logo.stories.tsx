import type { Meta, StoryObj } from '@storybook/react-vite';
import { at } from '../../ui/testing/stories.tsx';
import { Logo } from './Logo.tsx';

/** The shop’s mark and name, a link to the groceries home page (behaviour/look#below-lg). */
const meta = {
  title: 'Features/Logo',
  component: Logo,
  args: { href: '/ecom/shop/browse/groceries' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: at('mobile') };
