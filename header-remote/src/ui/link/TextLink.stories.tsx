import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { at, forcedColours } from '../testing/stories.tsx';
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

export const Default: Story = {};
export const Plain: Story = { args: { theme: 'plain' } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongText: Story = {
  globals: at('narrow'),
  args: {
    children:
      'A link of many words that goes on to the next line, and to the one after that, still underlined',
  },
};

export const ForcedColours: Story = { parameters: forcedColours };
