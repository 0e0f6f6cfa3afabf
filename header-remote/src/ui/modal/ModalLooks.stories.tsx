import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { at, forcedColours, rightToLeft } from '../testing/stories.tsx';
import { type ModalPage, modalOnPage } from './testing/modalOnPage.tsx';

const meta = { ...modalOnPage, title: 'UI/Modal' } satisfies Meta<typeof ModalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Any changes you have made to your order will be lost. ';

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
    // The dialog starts at the beginning of its text.
    await expect(canvas.getByRole('dialog').scrollTop).toBe(0);
    await expect(canvas.getByRole('dialog')).toHaveFocus();
  },
};

export const Narrow: Story = { ...LongText, globals: at('narrow') };
export const ForcedColours: Story = { args: { ...OrderError.args }, parameters: forcedColours };
export const RightToLeft: Story = { args: { ...OrderError.args }, decorators: rightToLeft };
