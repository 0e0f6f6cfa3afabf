import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'UI/Link',
  component: TextLink,
  args: { href: '/ecom/lists', children: 'Clear all' },
  decorators: [
    (Story) => (
      <p style={{ padding: 24, margin: 0 }}>
        Words before it. <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof TextLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Clear all' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
    await expect(getComputedStyle(link).color).toBe('rgb(23, 87, 63)');
  },
};

export const Plain: Story = { args: { theme: 'plain' } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).toBe('solid');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    children:
      'A link of many words that goes on to the next line, and to the one after that, still underlined',
  },
};

export const ForcedColours: Story = { parameters: { media: { forcedColors: 'active' } } };
