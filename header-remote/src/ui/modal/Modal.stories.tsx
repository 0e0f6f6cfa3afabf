import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { pressKeys } from '../testing/pressKeys.ts';
import { Modal } from './Modal.tsx';
import { ModalReportsContext } from './ModalReports.ts';

type Args = Omit<ComponentProps<typeof Modal>, 'returnFocus'> & {
  /** The opener goes away while the modal stands. */
  openerLeaves?: boolean;
  /** Open from the start. */
  open?: boolean;
};

const reports = { onOpen: fn(), onClose: fn() };

/** A page with a button that opens the modal, as the header has it. */
const Page = ({ openerLeaves = false, open = false, ...modal }: Args) => {
  const [isOpen, setOpen] = useState(open);
  const [hasOpener, setOpener] = useState(true);
  const successor = useRef<HTMLButtonElement>(null);
  const show = () => {
    setOpen(true);
    if (openerLeaves) setOpener(false);
  };
  const close: Args['onClosed'] = (closing) => {
    setOpen(false);
    modal.onClosed(closing);
  };
  return (
    <ModalReportsContext value={reports}>
      <div style={{ minBlockSize: 1200, padding: 24 }}>
        <button type="button">Search</button>
        <ul>
          <li>
            {hasOpener && (
              <button onClick={show} type="button">
                Open
              </button>
            )}
            <button ref={successor} type="button">
              Its neighbour
            </button>
          </li>
        </ul>
        {isOpen && <Modal {...modal} onClosed={close} />}
      </div>
    </ModalReportsContext>
  );
};

const meta = {
  title: 'UI/Modal',
  component: Page,
  parameters: { onDemand: true },
  args: {
    id: 'order-error',
    idPrefix: 'story',
    kind: 'dialog',
    title: 'Unable to apply promo voucher/code',
    children: 'Please review your promo codes before checking out.',
    buttons: [
      { text: 'Review promo codes', value: 'review', theme: 'primary' },
      { text: 'Cancel', value: 'cancel', theme: 'secondary' },
    ],
    onAfterOpen: fn(),
    onBeforeClose: fn(),
    onClosed: fn(),
  },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return canvas.findByRole('dialog');
};
const gone = (canvas: Canvas, role = 'dialog') =>
  waitFor(() => expect(canvas.queryByRole(role)).not.toBeInTheDocument());

const beside = { target: 'dialog', clientX: 5, clientY: 5 };
const pressBeside = (dialog: HTMLElement) => {
  fireEvent.pointerDown(dialog, beside);
  fireEvent.click(dialog, beside);
};

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

export const Waiting: Story = {
  args: {
    open: true,
    closable: false,
    title: 'Check out the way you want',
    children: 'Use instant checkout to confirm your changes with your saved payment card.',
    buttons: [
      { text: 'Instant checkout', value: 'instant', theme: 'primary', waiting: true },
      { text: 'Standard checkout', value: 'standard', theme: 'secondary', disabled: true },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Instant checkout' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(args.onClosed).not.toHaveBeenCalled();
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

export const OrderError: Story = {
  args: {
    open: true,
    kind: 'alertdialog',
    width: 'long-buttons',
    icon: 'error',
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
  play: async ({ canvas }) => {
    const keep = canvas.getByRole('button', { name: 'Keep saved slot and check out' });
    const choose = canvas.getByRole('button', { name: 'Choose a new slot' });
    await expect(keep.getBoundingClientRect().left).toBeGreaterThan(choose.getBoundingClientRect().right);
    await expect(canvas.getByRole('alertdialog').offsetWidth).toBe(584);
  },
};

export const Sheet: Story = {
  ...OrderError,
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const keep = canvas.getByRole('button', { name: 'Keep saved slot and check out' });
    const choose = canvas.getByRole('button', { name: 'Choose a new slot' });
    await expect(keep.getBoundingClientRect().bottom).toBeLessThan(choose.getBoundingClientRect().top);
    await waitFor(() =>
      expect(canvas.getByRole('alertdialog').getBoundingClientRect().bottom).toBe(window.innerHeight),
    );
  },
};

const sentence = 'Any changes you have made to your order will be lost. ';

export const LongText: Story = {
  args: {
    open: true,
    title: 'Sorry, there was a problem confirming the delivery slot of your entertaining order',
    children: Array.from({ length: 12 }, (_, number) => `${number + 1}. ${sentence.repeat(3)}`).map(
      (words) => <p key={words}>{words}</p>,
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
  play: async ({ canvas, step }) => {
    await step('it scrolls by itself inside the window', async () => {
      const dialog = canvas.getByRole('dialog');
      await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
      await expect(dialog.offsetHeight).toBeLessThan(window.innerHeight);
      await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    });

    await step('it is read from its beginning', async () => {
      await expect(canvas.getByRole('dialog').scrollTop).toBe(0);
      await expect(canvas.getByRole('dialog')).toHaveFocus();
    });
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const ForcedColours: Story = {
  args: { ...OrderError.args },
  parameters: { onDemand: true, media: { forcedColors: 'active' } },
};

export const RightToLeft: Story = {
  args: { ...OrderError.args },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const keep = canvas.getByRole('button', { name: 'Keep saved slot and check out' });
    const choose = canvas.getByRole('button', { name: 'Choose a new slot' });
    await expect(keep.getBoundingClientRect().right).toBeLessThan(choose.getBoundingClientRect().left);
  },
};
