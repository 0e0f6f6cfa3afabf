import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { at } from '../../ui/testing/stories.tsx';
import { InstantCheckoutView } from './InstantCheckout.tsx';

/** The choice between instant and standard checkout. */
const meta = {
  title: 'Features/Instant checkout/Choice',
  component: InstantCheckoutView,
  parameters: { onDemand: true },
  args: { idPrefix: 'story', placing: false, onInstant: fn(), onStandard: fn(), onClosed: fn() },
} satisfies Meta<typeof InstantCheckoutView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Check out the way you want' })).toBeInTheDocument();

    // "Instant checkout" leaves the dialog open until the shop has answered.
    await userEvent.click(canvas.getByRole('button', { name: 'Instant checkout' }));
    await expect(args.onInstant).toHaveBeenCalledOnce();
    await expect(args.onClosed).not.toHaveBeenCalled();

    // "Standard checkout" closes the dialog.
    await userEvent.click(canvas.getByRole('button', { name: 'Standard checkout' }));
    await expect(args.onStandard).toHaveBeenCalledOnce();
    await expect(args.onClosed).toHaveBeenCalledWith({ closedBy: 'button', buttonValue: 'standard' });

    // The screenshot shows the first button focused, as when the dialog opens.
    canvas.getByRole('button', { name: 'Instant checkout' }).focus();
  },
};

export const Placing: Story = {
  args: { placing: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Instant checkout' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Standard checkout' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Instant checkout' }));
    await expect(args.onInstant).not.toHaveBeenCalled();
  },
};

export const Mobile: Story = { globals: at('mobile') };
export const Narrow: Story = { globals: at('narrow') };
