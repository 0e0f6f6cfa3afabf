import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { pressKeys } from '../testing/pressKeys.ts';
import {
  besideModal,
  isGone,
  ModalPage,
  modalOnPage,
  open,
  pressBackdrop,
  reports,
} from './testing/modalOnPage.tsx';

/** The ways to close a dialog, and what it reports. */
const meta = {
  ...modalOnPage,
  title: 'UI/Modal/Closing',
  component: ModalPage,
  parameters: { ...modalOnPage.parameters, notPictured: 'Ends with a closed dialog.' },
} satisfies Meta<typeof ModalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedByAButton: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await open(canvas);

    // A button closes the dialog. Its value is reported; focus and scrolling are restored.
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await isGone(canvas);
    await expect(args.onBeforeClose).toHaveBeenCalledWith({ closedBy: 'button', buttonValue: 'cancel' });
    await expect(args.onClosed).toHaveBeenLastCalledWith({ closedBy: 'button', buttonValue: 'cancel' });
    await expect(opener).toHaveFocus();
    await expect(document.documentElement).not.toHaveAttribute('data-grocer-scroll-lock');

    // Opening and closing are reported to the listener.
    const info = {
      modalId: 'order-error',
      title: 'Unable to apply promo voucher/code',
      severity: 'info',
      errorCode: null,
    };
    await expect(reports.onOpen).toHaveBeenLastCalledWith(info);
    await expect(reports.onClose).toHaveBeenLastCalledWith(info, {
      closedBy: 'button',
      buttonValue: 'cancel',
    });
  },
};

export const WaysOut: Story = {
  name: 'Closed in every way',
  play: async ({ canvas, args, step }) => {
    await step('the X closes the dialog', async () => {
      await open(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(args.onClosed).toHaveBeenLastCalledWith({ closedBy: 'close' });
    });

    await step('Escape closes the dialog', async () => {
      await open(canvas);
      if (!(await pressKeys('{Escape}'))) return;
      await isGone(canvas);
      await expect(args.onClosed).toHaveBeenLastCalledWith({ closedBy: 'escape' });
      await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
    });

    await step('a press on the backdrop closes the dialog', async () => {
      pressBackdrop(await open(canvas));
      await isGone(canvas);
      await expect(args.onClosed).toHaveBeenLastCalledWith({ closedBy: 'overlay' });
    });

    await step('a text selection that ends on the backdrop does not close the dialog', async () => {
      const dialog = await open(canvas);
      fireEvent.pointerDown(canvas.getByText(/Please review/));
      fireEvent.click(dialog, besideModal);
      await expect(dialog).toBeVisible();
    });

    await step('a page restored from the back/forward cache has the dialog closed', async () => {
      fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
      await isGone(canvas);
      await expect(args.onClosed).toHaveBeenLastCalledWith({ closedBy: 'close' });
    });
  },
};

export const ClosedByItsOnlyButton: Story = {
  args: { kind: 'alertdialog', closable: false, buttons: [{ text: 'OK', value: 'ok', theme: 'primary' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByRole('alertdialog');
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await isGone(canvas, 'alertdialog');
    await expect(args.onClosed).toHaveBeenLastCalledWith({ closedBy: 'button', buttonValue: 'ok' });
  },
};

export const ClosesLater: Story = {
  args: { open: true, closeTimeoutMs: 50 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));

    // `onBeforeClose` is called immediately; the dialog closes once, after the timeout.
    await expect(args.onBeforeClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await isGone(canvas);
    await expect(args.onClosed).toHaveBeenCalledOnce();
  },
};

export const FollowedLink: Story = {
  args: {
    open: true,
    buttons: [{ text: 'Book a slot', value: 'book', theme: 'primary', href: '/ecom/serviceselection' }],
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Book a slot' });
    link.addEventListener('click', (click) => click.preventDefault());
    await userEvent.click(link);
    await expect(args.onClosed).toHaveBeenCalledWith({ closedBy: 'button', buttonValue: 'book' });
  },
};
