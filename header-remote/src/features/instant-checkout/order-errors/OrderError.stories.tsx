import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { at, hrefOf } from '../../../ui/testing/stories.tsx';
import { OrderErrorView } from './OrderError.tsx';
import { type OrderErrorAction, type OrderErrorCode, orderErrors } from './orderErrors.ts';

/** What a shopper reads when instant checkout could not place the order. */
const meta = {
  title: 'Features/Instant checkout/Order error',
  component: OrderErrorView,
  parameters: { onDemand: true },
  args: {
    idPrefix: 'story',
    placing: false,
    savedSlot: null,
    phone: '0808 157 0111',
    signIn: null,
    linkOf: (href: string) => href,
    onAction: fn(),
    onClosed: fn(),
  },
} satisfies Meta<typeof OrderErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The effect of a button, in words. */
const targets: Record<OrderErrorAction, string> = {
  stay: 'closes the dialog',
  'service-selection': 'to the choice of a service',
  'slot-page': 'to the page of the booked slot’s type',
  trolley: 'to the trolley',
  'promo-codes': 'to the promo codes of the checkout',
  checkout: 'to the checkout',
  'my-details': 'to my details',
  'keep-saved-slot': 'cancels the new slot and places the order once more',
  'open-tab': 'opens the page in a tab of its own',
  reload: 'reloads the page',
};

const buttonsOf = (error: OrderErrorCode): string =>
  orderErrors[error].buttons.map(({ text, action }) => `“${text}” ${targets[action]}`).join(', ');

/** The story of one error code, which presses each button of the dialog. */
const row = (error: OrderErrorCode, args: Partial<Story['args']> = {}): Story => ({
  args: { code: `ORDER_ORCHESTRATION_${error}`, error, ...args },
  parameters: { docs: { description: { story: buttonsOf(error) } } },
  play: async ({ args: { onAction }, canvas, step }) => {
    const { title, buttons } = orderErrors[error];
    const first = canvas.getByRole('button', { name: buttons[0].text });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.getByRole('alertdialog', { name: title })).toHaveAccessibleDescription(/./);
    for (const { text, action } of buttons) {
      await step(`"${text}" runs its action`, async () => {
        await userEvent.click(canvas.getByRole('button', { name: text }));
        await expect(onAction).toHaveBeenLastCalledWith(action);
      });
    }
    // The screenshot shows the first button focused, as when the dialog opens.
    first.focus();
  },
});

export const InFrameOfAnotherSite: Story = {
  ...row('framed', { code: 'FRAMED' }),
  name: 'Order error FRAMED: in a frame of another site',
};
export const NoSlot: Story = { ...row('017'), name: 'Order error 017: no slot booked' };
export const TimedOut: Story = {
  ...row('029'),
  name: 'Order error 029: slot expired while amending or shopping',
};
export const TrolleyProblems: Story = { ...row('041'), name: 'Order error 041: problems with the trolley' };
export const MinimumSpend: Story = { ...row('042'), name: 'Order error 042: minimum spend' };
export const NoGroceryItem: Story = { ...row('043'), name: 'Order error 043: no grocery item' };
export const SlotNotConfirmed: Story = { ...row('044'), name: 'Order error 044: slot not confirmed' };

const keepingSlot = {
  code: 'ORDER_ORCHESTRATION_058',
  error: '058',
  savedSlot: { date: 'Thursday 5 March', time: { text: '9am - 10am', spoken: '9am to 10am' } },
} as const;

export const NewSlotGone: Story = {
  ...row('058'),
  name: 'Order error 058: new slot unavailable',
  args: keepingSlot,
  play: async (context) => {
    await row('058').play?.(context);
    // The range is shown with a dash and read aloud with "to".
    await expect(context.canvas.getByText('9am - 10am')).toBeVisible();
    await expect(context.canvas.getByRole('alertdialog')).toHaveAccessibleDescription(
      'We have saved your previous slot: Thursday 5 March, 9am to 10am. Would you like to keep it or choose a new one?',
    );
  },
};
export const NewSlotGoneAndNoDate: Story = {
  ...row('058'),
  name: 'Order error 058: new slot unavailable, saved slot not known',
};
export const PromoCode: Story = { ...row('091'), name: 'Order error 091: promo code' };
export const GiftCard: Story = { ...row('123'), name: 'Order error 123: gift card' };
export const Voucher: Story = { ...row('124'), name: 'Order error 124: voucher' };
export const AddressMissing: Story = { ...row('125'), name: 'Order error 125: address missing' };
export const StandardCheckoutOnly: Story = { ...row('127'), name: 'Order error 127: standard checkout only' };
export const OrderUpdated: Story = { ...row('136'), name: 'Order error 136: order updated' };
export const OrderUpdatedElsewhere: Story = {
  ...row('137'),
  name: 'Order error 137: order updated elsewhere',
};
export const AnyOther: Story = {
  ...row('other', { code: 'TIMEOUT' }),
  name: 'Order error TIMEOUT and every other',
};

export const SessionEnded: Story = {
  name: 'Order error SESSION_ENDED: sign in again',
  args: { code: 'SESSION_ENDED', error: 'other', signIn: '/ecom/login' },
  play: async ({ canvas }) => {
    const signIn = canvas.getByRole('link', { name: 'Sign in' });
    await expect(signIn).toHaveAttribute('href', '/ecom/login');
    await waitFor(() => expect(signIn).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const CallUs: Story = {
  ...row('111'),
  name: 'Order error 111: call us',
  play: async (context) => {
    await row('111').play?.(context);
    await expect(hrefOf(context.canvas.getByRole('link', { name: '0808 157 0111' }))).toBe('tel:08081570111');
  },
};

export const PlacingAgain: Story = {
  name: 'Order error 058: new slot unavailable, placing again',
  args: { ...keepingSlot, placing: true },
  play: async ({ canvas }) => {
    const keep = canvas.getByRole('button', { name: 'Keep saved slot and check out' });
    await expect(keep).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Choose a new slot' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Mobile: Story = { ...row('091'), globals: at('mobile') };
export const NarrowLongText: Story = { args: keepingSlot, globals: at('narrow') };
