import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { pressKeys } from '../testing/pressKeys.ts';
import { beside, gone, modalOnPage, open, type Page, pressBeside, reports } from './testing/modalOnPage.tsx';

const meta = { ...modalOnPage, title: 'UI/Modal' } satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const dialog = await open(canvas);

    await step('it is modal, has its title for a name and begins at the first button', async () => {
      await expect(dialog).toHaveAccessibleName('Unable to apply promo voucher/code');
      await expect(dialog.matches(':modal')).toBe(true);
      await expect(canvas.getByRole('button', { name: 'Review promo codes' })).toHaveFocus();
      await expect(args.onAfterOpen).toHaveBeenCalledOnce();
      await expect(document.documentElement.dataset.grocerScrollLock).toBe('modal');
    });

    await step('a button closes it, says which it was, and gives focus and scrolling back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await gone(canvas);
      await expect(args.onBeforeClose).toHaveBeenCalledWith({ closedBy: 'button', buttonValue: 'cancel' });
      await expect(args.onClosed).toHaveBeenLastCalledWith({
        closedBy: 'button',
        buttonValue: 'cancel',
      });
      await expect(opener).toHaveFocus();
      await expect(document.documentElement).not.toHaveAttribute('data-grocer-scroll-lock');
    });

    await step('its opening and closing are reported', async () => {
      const facts = {
        modalId: 'order-error',
        title: 'Unable to apply promo voucher/code',
        severity: 'info',
        errorCode: null,
      };
      await expect(reports.onOpen).toHaveBeenLastCalledWith(facts);
      await expect(reports.onClose).toHaveBeenLastCalledWith(facts, {
        closedBy: 'button',
        buttonValue: 'cancel',
      });
    });
  },
};

export const WaysOut: Story = {
  play: async ({ canvas, args, step }) => {
    await step('X', async () => {
      await open(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(args.onClosed).toHaveBeenLastCalledWith({ closedBy: 'close' });
    });

    await step('Escape', async () => {
      await open(canvas);
      if (!(await pressKeys('{Escape}'))) return;
      await gone(canvas);
      await expect(args.onClosed).toHaveBeenLastCalledWith({ closedBy: 'escape' });
      await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
    });

    await step('a press beside it', async () => {
      pressBeside(await open(canvas));
      await gone(canvas);
      await expect(args.onClosed).toHaveBeenLastCalledWith({ closedBy: 'overlay' });
    });

    await step('words marked from the inside out are no press beside it', async () => {
      const dialog = await open(canvas);
      fireEvent.pointerDown(canvas.getByText(/Please review/));
      fireEvent.click(dialog, beside);
      await expect(dialog).toBeVisible();
    });

    await step('the page comes back out of the back/forward cache', async () => {
      fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
      await gone(canvas);
      await expect(args.onClosed).toHaveBeenLastCalledWith({ closedBy: 'close' });
    });
  },
};

export const NotClosable: Story = {
  args: {
    kind: 'alertdialog',
    closable: false,
    icon: 'error',
    severity: 'error',
    title: "Sorry, we're experiencing an unexpected error.",
    children:
      'These problems are normally temporary. Please refresh the page, restart your browser or try again a little later.',
    buttons: [{ text: 'OK', value: 'ok', theme: 'primary' }],
  },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await canvas.findByRole('alertdialog');

    await step('it says what happened, and has no X', async () => {
      await expect(dialog).toHaveAccessibleDescription(/^These problems are normally temporary/);
      await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    });

    await step('neither Escape, pressed three times, nor a press beside it closes it', async () => {
      await pressKeys('{Escape}{Escape}{Escape}');
      pressBeside(dialog);
      await expect(dialog).toBeVisible();
      await expect(dialog.matches(':modal')).toBe(true);
    });

    await step('shown again where the browser closes it all the same', async () => {
      (dialog as HTMLDialogElement).close();
      await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
      await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus();
      await expect(args.onClosed).not.toHaveBeenCalled();
    });

    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await gone(canvas, 'alertdialog');
    await expect(args.onClosed).toHaveBeenLastCalledWith({ closedBy: 'button', buttonValue: 'ok' });
  },
};

export const OpenerGone: Story = {
  args: { openerLeaves: true },
  play: async ({ canvas, step }) => {
    await open(canvas);

    await step('focus goes on to the nearest that is left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await gone(canvas);
      await expect(canvas.getByRole('button', { name: 'Its neighbour' })).toHaveFocus();
    });
  },
};

/** Raised by the page: nothing had focus. */
export const NothingHadFocus: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await gone(canvas);
    await expect(document.body).not.toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Its neighbour' })).toHaveFocus();
  },
};

export const InitialFocus: Story = {
  args: {
    open: true,
    kind: 'alertdialog',
    title: 'Cancel your changes?',
    children:
      'Any changes you have made to your order will be lost. Your original order will still be delivered.',
    buttons: [
      { text: 'Cancel changes', value: 'cancel', theme: 'primary' },
      { text: 'Keep amending', value: 'keep', theme: 'secondary', initialFocus: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep amending' })).toHaveFocus();
  },
};

export const StaysOpenOnPress: Story = {
  args: {
    open: true,
    buttons: [{ text: 'Clear list', value: 'clear', theme: 'primary', closeOnClick: false, onPress: fn() }],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear list' }));
    await expect(args.buttons?.[0]?.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const ClosesLater: Story = {
  args: { open: true, closeTimeoutMs: 50 },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));

    await step('told at once, closed after the timeout, once', async () => {
      await expect(args.onBeforeClose).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('dialog')).toBeVisible();
      await gone(canvas);
      await expect(args.onClosed).toHaveBeenCalledOnce();
    });
  },
};

export const WithLinks: Story = {
  args: {
    open: true,
    buttons: [
      { text: 'Book a slot', value: 'book', theme: 'primary', href: '/ecom/serviceselection' },
      { text: 'Cancel', value: 'cancel', theme: 'secondary' },
    ],
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Book a slot' });
    link.addEventListener('click', (click) => click.preventDefault());
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await expect(args.onClosed).toHaveBeenCalledWith({ closedBy: 'button', buttonValue: 'book' });
  },
};
