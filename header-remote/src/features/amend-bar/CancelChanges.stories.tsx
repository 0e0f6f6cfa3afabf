import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { at } from '../../ui/testing/stories.tsx';
import { CancelChangesView } from './CancelChanges.tsx';

/** The dialog that asks whether to discard the changes to an amended order. */
const meta = {
  title: 'Features/Amend bar/Cancel changes',
  component: CancelChangesView,
  parameters: { onDemand: true },
  args: { idPrefix: 'story', collected: false, cancelling: false, onConfirm: fn(), onClosed: fn() },
} satisfies Meta<typeof CancelChangesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Cancel your changes?' });

    // Focus starts on "Keep amending", because a press on that loses nothing.
    await expect(dialog).toHaveAccessibleDescription(/Your original order will still be delivered\.$/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep amending' })).toHaveFocus());

    // "Cancel changes" leaves the dialog open until the shop has answered.
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel changes' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClosed).not.toHaveBeenCalled();

    // The screenshot shows the first button focused, as when the dialog opens.
    canvas.getByRole('button', { name: 'Keep amending' }).focus();
  },
};

export const Collected: Story = {
  args: { collected: true },
  play: ({ canvas }) => expect(canvas.getByText(/will still be ready to collect\.$/)).toBeInTheDocument(),
};

export const Cancelling: Story = {
  args: { cancelling: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep amending' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel changes' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Mobile: Story = { globals: at('mobile') };
export const Narrow: Story = { globals: at('narrow') };
