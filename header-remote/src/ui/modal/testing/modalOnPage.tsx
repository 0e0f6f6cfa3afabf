import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Modal } from '../Modal.tsx';
import { ModalListenerContext } from '../ModalListener.ts';

type Args = ComponentProps<typeof Modal> & {
  /** Whether the opener is removed when the modal opens. */
  openerDisappears?: boolean;
  open?: boolean;
};

export const reports = { onOpen: fn(), onClose: fn() };

/** A page with a button that opens the modal. */
export const ModalPage = ({ openerDisappears = false, open = false, ...modal }: Args) => {
  const [isOpen, setOpen] = useState(open);
  const [hasOpener, setOpener] = useState(true);
  const show = () => {
    setOpen(true);
    if (openerDisappears) setOpener(false);
  };
  const close: Args['onClosed'] = (closing) => {
    setOpen(false);
    modal.onClosed(closing);
  };
  return (
    <ModalListenerContext value={reports}>
      <div style={{ display: 'flex', alignItems: 'start', gap: 16, minBlockSize: 1200, padding: 24 }}>
        <button type="button">Search</button>
        <ul>
          <li style={{ display: 'flex', gap: 16 }}>
            {hasOpener && (
              <button onClick={show} type="button">
                Open
              </button>
            )}
            <button type="button">Its neighbour</button>
          </li>
        </ul>
        {isOpen && <Modal {...modal} onClosed={close} />}
      </div>
    </ModalListenerContext>
  );
};

/** Component, parameters and args of all stories of the modal. */
export const modalOnPage = {
  component: ModalPage,
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
} satisfies Meta<typeof ModalPage>;

type Canvas = Parameters<NonNullable<StoryObj<typeof modalOnPage>['play']>>[0]['canvas'];

export const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return canvas.findByRole('dialog');
};
export const isGone = (canvas: Canvas, role = 'dialog') =>
  waitFor(() => expect(canvas.queryByRole(role)).not.toBeInTheDocument());

export const besideModal = { target: 'dialog', clientX: 5, clientY: 5 };
export const pressBackdrop = (dialog: HTMLElement) => {
  fireEvent.pointerDown(dialog, besideModal);
  fireEvent.click(dialog, besideModal);
};
