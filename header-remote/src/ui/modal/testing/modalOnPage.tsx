import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Modal } from '../Modal.tsx';
import { ModalReportsContext } from '../ModalReports.ts';

type Args = Omit<ComponentProps<typeof Modal>, 'returnFocus'> & {
  /** The opener goes away while the modal stands. */
  openerLeaves?: boolean;
  /** Open from the start. */
  open?: boolean;
};

export const reports = { onOpen: fn(), onClose: fn() };

/** A page with a button that opens the modal, as the header has it. */
export const Page = ({ openerLeaves = false, open = false, ...modal }: Args) => {
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

/** What the stories of the modal have in common. */
export const modalOnPage = {
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

type Canvas = Parameters<NonNullable<StoryObj<typeof modalOnPage>['play']>>[0]['canvas'];

export const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return canvas.findByRole('dialog');
};
export const gone = (canvas: Canvas, role = 'dialog') =>
  waitFor(() => expect(canvas.queryByRole(role)).not.toBeInTheDocument());

export const beside = { target: 'dialog', clientX: 5, clientY: 5 };
export const pressBeside = (dialog: HTMLElement) => {
  fireEvent.pointerDown(dialog, beside);
  fireEvent.click(dialog, beside);
};
