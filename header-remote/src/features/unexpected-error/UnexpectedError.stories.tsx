import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { at } from '../../ui/testing/stories.tsx';
import { UnexpectedErrorView } from './UnexpectedError.tsx';

const meta = {
  title: 'Features/Unexpected error',
  component: UnexpectedErrorView,
  parameters: { onDemand: true },
  args: { idPrefix: 'story', onReload: fn(), onClosed: fn() },
} satisfies Meta<typeof UnexpectedErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    // The only button reloads the page.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Mobile: Story = { globals: at('mobile') };
export const Narrow: Story = { globals: at('narrow') };
