import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderErrorView } from './OrderErrorView.tsx';
import { type OrderErrorCode, orderErrors } from './orderErrors.ts';

const meta = {
  title: 'Features/Instant checkout/Order error',
  component: OrderErrorView,
  parameters: { onDemand: true },
  args: {
    code: 'ORDER_ORCHESTRATION_017',
    error: '017',
    idPrefix: 'story',
    placing: false,
    savedSlot: null,
    phone: '0808 157 0111',
    linkOf: (href: string) => href,
    onAction: fn(),
    onClosed: fn(),
  },
} satisfies Meta<typeof OrderErrorView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The dialog of one row of the catalogue; presses each of its buttons. */
const row = (error: OrderErrorCode, args: Partial<Story['args']> = {}): Story => ({
  args: { code: `ORDER_ORCHESTRATION_${error}`, error, ...args },
  play: async ({ args: { onAction }, canvas, step }) => {
    const { title, buttons } = orderErrors[error];
    await expect(canvas.getByRole('alertdialog', { name: title })).toHaveAccessibleDescription(/./);
    for (const { text, action } of buttons) {
      await step(`"${text}" runs its action`, async () => {
        await userEvent.click(canvas.getByRole('button', { name: text }));
        await expect(onAction).toHaveBeenLastCalledWith(action);
      });
    }
  },
});

export const InFrameOfAnotherSite = row('framed', { code: 'FRAMED' });
export const NoSlot = row('017');
export const TimedOut = row('029');
export const TrolleyProblems = row('041');
export const MinimumSpend = row('042');
export const NoGroceryItem = row('043');
export const SlotNotConfirmed = row('044');
const savedSlot = { date: 'Thursday 5 March', time: { text: '9am - 10am', spoken: '9am to 10am' } };

export const NewSlotGone: Story = {
  args: { code: 'ORDER_ORCHESTRATION_058', error: '058', savedSlot },
  play: async (context) => {
    await row('058').play?.(context);
    await context.step('the range is printed with a dash and read with "to"', async () => {
      await expect(context.canvas.getByText('9am - 10am')).toBeVisible();
      await expect(context.canvas.getByRole('alertdialog')).toHaveAccessibleDescription(
        'We have saved your previous slot: Thursday 5 March, 9am to 10am. Would you like to keep it or choose a new one?',
      );
    });
  },
};
export const NewSlotGoneAndNoDate = row('058');
export const PromoCode = row('091');
export const GiftCard = row('123');
export const Voucher = row('124');
export const AddressMissing = row('125');
export const StandardCheckoutOnly = row('127');
export const OrderUpdated = row('136');
export const OrderUpdatedElsewhere = row('137');
export const AnyOther = row('other', { code: 'TIMEOUT' });

export const CallUs: Story = {
  ...row('111'),
  play: async (context) => {
    await row('111').play?.(context);
    await expect(context.canvas.getByRole('link', { name: '0808 157 0111' })).toHaveAttribute(
      'href',
      'tel:08081570111',
    );
  },
};

const keepingSlot: Story['args'] = {
  code: 'ORDER_ORCHESTRATION_058',
  error: '058',
  savedSlot,
};

export const PlacingAgain: Story = {
  args: { ...keepingSlot, placing: true },
  play: async ({ canvas }) => {
    const keep = canvas.getByRole('button', { name: 'Keep saved slot and check out' });
    await expect(keep).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Choose a new slot' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Mobile: Story = { ...row('091'), globals: { viewport: { value: 'mobile' } } };

export const NarrowLongText: Story = { args: keepingSlot, globals: { viewport: { value: 'narrow' } } };
