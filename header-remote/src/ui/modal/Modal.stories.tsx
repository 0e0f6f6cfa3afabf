import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pressKeys } from '../testing/pressKeys.ts';
import { at, forcedColours, rightToLeft } from '../testing/stories.tsx';
import { Modal } from './Modal.tsx';
import { isGone, ModalPage, modalOnPage, open, pressBackdrop } from './testing/modalOnPage.tsx';

/** A dialog over the page that traps focus until it is closed. */
const meta = {
  ...modalOnPage,
  title: 'UI/Modal',
  component: ModalPage,
  subcomponents: { Modal },
} satisfies Meta<typeof ModalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);

    // The dialog is modal, is named by its title and focuses its first button.
    await expect(dialog).toHaveAccessibleName('Unable to apply promo voucher/code');
    await expect(dialog.matches(':modal')).toBe(true);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Review promo codes' })).toHaveFocus());
    await expect(args.onAfterOpen).toHaveBeenCalledOnce();
    await expect(document.documentElement.dataset.grocerScrollLock).toBe('modal');
  },
};

export const NotClosable: Story = {
  args: {
    kind: 'alertdialog',
    closable: false,
    severity: 'error',
    title: "Sorry, we're experiencing an unexpected error.",
    children:
      'These problems are normally temporary. Please refresh the page, restart your browser or try again a little later.',
    buttons: [{ text: 'OK', value: 'ok', theme: 'primary' }],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await canvas.findByRole('alertdialog');

    // The dialog is described by its text and has no X.
    await expect(dialog).toHaveAccessibleDescription(/^These problems are normally temporary/);
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();

    // Pressing Escape three times and pressing the backdrop do not close the dialog.
    await pressKeys('{Escape}{Escape}{Escape}');
    pressBackdrop(dialog);
    await expect(dialog).toBeVisible();
    await expect(dialog.matches(':modal')).toBe(true);

    // If the browser closes the dialog, it is shown again.
    (dialog as HTMLDialogElement).close();
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus());
    await expect(args.onClosed).not.toHaveBeenCalled();
  },
};

export const OpenerGone: Story = {
  args: { openerDisappears: true },
  play: async ({ canvas }) => {
    await open(canvas);

    // Focus moves to the nearest remaining button.
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await isGone(canvas);
    await expect(canvas.getByRole('button', { name: 'Its neighbour' })).toHaveFocus();
  },
};

/** Opened by the page while nothing had focus. */
export const NothingHadFocus: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await isGone(canvas);
    await expect(document.body).not.toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Its neighbour' })).toHaveFocus();
  },
};

const sentence = 'Any changes you have made to your order will be lost. ';

export const OrderError: Story = {
  args: {
    open: true,
    kind: 'alertdialog',
    width: 'long-buttons',
    severity: 'error',
    title: 'Sorry, the new slot you requested is unavailable',
    children: (
      <>
        We have saved your previous slot: <strong>Thursday 5 March, 9am - 10am</strong>. Would you like to
        keep it or choose a new one?
      </>
    ),
    buttons: [
      { text: 'Keep saved slot and check out', value: 'keep', theme: 'primary' },
      { text: 'Choose a new slot', value: 'choose', theme: 'secondary' },
    ],
  },
};

export const Sheet: Story = { ...OrderError, globals: at('mobile') };

export const LongText: Story = {
  args: {
    open: true,
    title: 'Sorry, there was a problem confirming the delivery slot of your entertaining order',
    children: Array.from({ length: 12 }, (_, number) => `${number + 1}. ${sentence.repeat(3)}`).map(
      (text) => <p key={text}>{text}</p>,
    ),
    buttons: [
      {
        text: 'Keep the saved slot of Thursday and check out with the saved card',
        value: 'a',
        theme: 'primary',
      },
      { text: 'Choose a new slot on another day', value: 'b', theme: 'secondary' },
    ],
  },
  play: async ({ canvas }) => {
    // A long dialog starts at the top of its text.
    await expect(canvas.getByRole('dialog').scrollTop).toBe(0);
    await expect(canvas.getByRole('dialog')).toHaveFocus();
  },
};

export const Narrow: Story = { ...LongText, globals: at('narrow') };
export const ForcedColours: Story = { args: { ...OrderError.args }, parameters: forcedColours };
export const RightToLeft: Story = { args: { ...OrderError.args }, decorators: rightToLeft };
